import type { BodyType } from './scene.ts'

/** What a shape is painted with. */
export type Material =
  | 'paint'
  | 'accent'
  | 'black'
  | 'metal'
  | 'dark'
  | 'glass'
  | 'lamp'
  | 'tail'
  | 'gold'
  | 'glow'

/** A flat outline with a thickness: SVG path data in a box of 1000 × 700, ground at 640, front to the right. */
export interface Shape {
  path: string
  material: Material
  /** Half the thickness across the vehicle. */
  half: number
  /** Middle along the vehicle, for the order of drawing. */
  along: number
  /** Drawn as a line of this width instead of an area. */
  line?: number
}

export interface Wheel {
  along: number
  height: number
  radius: number
  tyre: number
  spokes: 'alloy' | 'wire'
}

/** Bars across the vehicle: handlebars, mirrors. */
export interface Bar {
  along: number
  height: number
  half: number
}

export interface BikeShapes {
  wheels: readonly [rear: Wheel, front: Wheel]
  shapes: readonly Shape[]
  bars: readonly Bar[]
  headlamp: { along: number; height: number; radius: number }
  tailLamp: { along: number; height: number; radius: number }
}

const area = (material: Material, half: number, along: number, path: string): Shape => ({
  material,
  half,
  along,
  path,
})
const line = (material: Material, half: number, along: number, width: number, path: string): Shape => ({
  ...area(material, half, along, path),
  line: width,
})

const wheel = (
  along: number,
  height: number,
  radius: number,
  tyre: number,
  spokes: Wheel['spokes'],
): Wheel => ({
  along,
  height,
  radius,
  tyre,
  spokes,
})

/** An arc above a wheel, from `from` to `to` degrees (0 is forward, negative is up). */
function mudguard(
  material: Material,
  { along, height, radius }: Wheel,
  from: number,
  to: number,
  width = 15,
): Shape {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${along + Math.cos(angle) * (radius + 13)} ${height + Math.sin(angle) * (radius + 13)}`
  }
  return line(material, 30, along, width, `M${at(from)}A${radius + 13} ${radius + 13} 0 0 1 ${at(to)}`)
}

const engine = [
  area('metal', 52, 520, 'M430 455L455 435L600 428Q632 450 622 500L590 552L450 556Q418 520 430 455Z'),
  area('dark', 44, 560, 'M515 435L540 335L625 345L618 432Z'),
  line('metal', 46, 560, 5, 'M528 410L620 414M532 390L621 394M537 370L622 374M541 352L624 356'),
  area('black', 56, 520, 'M478 500a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z'),
]
const chassis = [
  line('dark', 30, 560, 18, 'M672 262L600 330L470 350L400 480L250 520'),
  line('dark', 26, 600, 16, 'M676 280L640 420L600 540'),
  line('black', 40, 300, 16, 'M345 365L285 495'),
]

function commuter(): BikeShapes {
  const rear = wheel(250, 522, 118, 26, 'alloy')
  const front = wheel(768, 522, 118, 24, 'alloy')
  return {
    wheels: [rear, front],
    bars: [{ along: 672, height: 205, half: 150 }],
    headlamp: { along: 784, height: 268, radius: 34 },
    tailLamp: { along: 132, height: 296, radius: 20 },
    shapes: [
      line('metal', 42, 730, 17, 'M690 240L768 522'),
      ...chassis,
      ...engine,
      mudguard('dark', rear, -150, -60),
      mudguard('paint', front, -150, -35, 18),
      area('paint', 62, 580, 'M470 318Q486 236 590 226Q682 222 700 282Q668 340 570 352L478 352Z'),
      area('accent', 66, 600, 'M520 330Q560 270 660 262Q690 276 690 292Q650 338 570 350Z'),
      area('black', 58, 320, 'M165 286Q200 258 270 272L440 286Q484 290 486 334L330 336L180 312Z'),
      area('paint', 52, 330, 'M128 288Q190 306 350 334L492 350L430 432L352 396Q210 360 128 306Z'),
      line('metal', 60, 180, 8, 'M215 272L140 262L128 284'),
      area('paint', 58, 735, 'M688 232Q756 214 790 266Q776 316 722 314Q692 282 688 232Z'),
      area('glass', 44, 730, 'M700 226L742 168L762 226Z'),
      line('metal', 20, 520, 12, 'M590 548L520 586L420 584'),
      line('metal', 74, 300, 34, 'M430 582L180 548'),
    ],
  }
}

function naked(): BikeShapes {
  const rear = wheel(250, 516, 124, 42, 'alloy')
  const front = wheel(775, 516, 124, 38, 'alloy')
  return {
    wheels: [rear, front],
    bars: [{ along: 680, height: 212, half: 165 }],
    headlamp: { along: 795, height: 270, radius: 34 },
    tailLamp: { along: 150, height: 246, radius: 18 },
    shapes: [
      line('gold', 46, 735, 24, 'M694 235L775 516'),
      ...chassis,
      ...engine,
      mudguard('dark', rear, -120, -40, 12),
      mudguard('dark', front, -140, -50, 14),
      area('paint', 78, 590, 'M468 318Q480 226 590 212Q690 208 716 290L668 372L590 352L478 350Z'),
      area('accent', 82, 640, 'M560 330L716 282L690 372L640 410L600 352Z'),
      area('black', 56, 380, 'M250 268Q330 290 400 292Q484 290 488 336L350 338L262 300Z'),
      area('paint', 48, 280, 'M140 232L270 262L360 338L490 350L430 400L330 372Q220 300 140 250Z'),
      area('paint', 60, 560, 'M450 560L630 470L640 540L590 590L470 592Z'),
      area('paint', 54, 745, 'M706 230Q770 222 800 262Q782 312 730 306Q704 274 706 230Z'),
      line('dark', 70, 330, 40, 'M440 566L290 520'),
    ],
  }
}

function faired(): BikeShapes {
  const base = naked()
  return {
    ...base,
    headlamp: { along: 812, height: 300, radius: 30 },
    shapes: [
      ...base.shapes,
      area(
        'paint',
        74,
        690,
        'M600 262Q690 190 742 214Q826 262 826 318L726 360L690 480L610 590L470 596L560 470L600 372Z',
      ),
      area('accent', 78, 640, 'M610 400L716 366L676 486L600 584L520 590L590 480Z'),
      area('glass', 56, 730, 'M668 214Q700 140 752 190L790 248Q740 210 668 214Z'),
    ],
  }
}

function retro(): BikeShapes {
  const rear = wheel(245, 518, 122, 34, 'wire')
  const front = wheel(775, 518, 122, 30, 'wire')
  return {
    wheels: [rear, front],
    bars: [{ along: 664, height: 190, half: 165 }],
    headlamp: { along: 778, height: 262, radius: 46 },
    tailLamp: { along: 122, height: 318, radius: 22 },
    shapes: [
      line('metal', 46, 735, 22, 'M690 240L775 518'),
      ...chassis,
      ...engine,
      mudguard('metal', rear, -175, -55, 16),
      mudguard('metal', front, -160, -40, 16),
      area('paint', 72, 580, 'M464 330Q470 236 590 222Q686 222 700 270Q690 322 600 340Q520 352 464 346Z'),
      area('accent', 75, 590, 'M500 312Q560 268 670 268Q668 302 590 318Q530 328 500 312Z'),
      area('black', 62, 310, 'M140 300Q160 272 240 276L430 284Q478 290 480 338L300 342L150 330Z'),
      area('paint', 54, 400, 'M350 352L480 352L452 432L376 430Z'),
      area('dark', 40, 742, 'M706 222L778 216L778 308L712 302Z'),
      line('metal', 22, 520, 16, 'M600 540L560 590L440 592'),
      line('metal', 76, 290, 32, 'M450 590L150 566'),
    ],
  }
}

function adventure(): BikeShapes {
  const rear = wheel(245, 512, 128, 38, 'wire')
  const front = wheel(790, 506, 134, 32, 'wire')
  return {
    wheels: [rear, front],
    bars: [{ along: 664, height: 165, half: 180 }],
    headlamp: { along: 776, height: 230, radius: 30 },
    tailLamp: { along: 130, height: 246, radius: 18 },
    shapes: [
      line('gold', 46, 740, 24, 'M680 200L790 506'),
      ...chassis,
      ...engine,
      mudguard('dark', rear, -130, -50, 12),
      area('paint', 46, 800, 'M700 300L850 296L910 332L760 340Z'),
      area('paint', 82, 620, 'M470 300Q480 200 590 190Q700 186 740 250L700 372L620 420L560 348L478 340Z'),
      area('accent', 86, 650, 'M580 322L726 262L700 370L624 416Z'),
      area('black', 60, 360, 'M170 258Q260 252 400 276Q484 280 488 328L330 330L180 290Z'),
      area('paint', 52, 280, 'M126 240L280 270L360 332L490 344L430 400L330 366Q210 306 126 260Z'),
      area('paint', 58, 735, 'M690 190Q760 178 790 226L770 280L716 284Z'),
      area('glass', 58, 730, 'M688 190L728 72Q752 70 760 100L778 200Z'),
      line('dark', 92, 600, 10, 'M700 400L690 520L600 560M700 400L600 420'),
      line('metal', 76, 300, 44, 'M420 500L190 410'),
    ],
  }
}

function scooterBody(rear: Wheel, front: Wheel): Shape[] {
  return [
    line('metal', 24, 735, 16, 'M690 250L745 556'),
    area('dark', 40, 330, 'M250 500L420 500L440 560L230 590Z'),
    mudguard('paint', front, -165, -15, 22),
    area('dark', 92, 530, 'M430 528L630 524L640 560L440 566Z'),
    area(
      'paint',
      88,
      690,
      'M676 206Q728 204 748 300L782 436Q752 474 700 474L662 540Q630 562 580 560L580 536Q636 520 640 450L652 250Z',
    ),
    area('accent', 92, 715, 'M712 260Q736 270 746 320L764 410Q742 436 712 440Z'),
    area(
      'paint',
      84,
      300,
      'M452 540L446 430Q448 366 400 350L190 350Q128 366 122 420Q150 492 250 504Q344 516 392 556Z',
    ),
    area('accent', 88, 300, 'M430 452Q380 400 180 404Q150 410 148 424Q250 440 330 470Q400 500 432 520Z'),
    area('black', 74, 310, 'M164 350Q152 306 220 300L380 308Q456 320 460 366L430 376L190 358Z'),
    line('metal', 66, 160, 10, 'M240 312L150 300L128 340'),
    area('paint', 60, 700, 'M650 188Q690 140 742 168Q770 210 732 240L668 240Z'),
    mudguard('dark', rear, -120, -70, 10),
  ]
}

function familyScooter(): BikeShapes {
  const rear = wheel(255, 556, 84, 28, 'alloy')
  const front = wheel(745, 556, 84, 26, 'alloy')
  return {
    wheels: [rear, front],
    bars: [{ along: 676, height: 182, half: 150 }],
    headlamp: { along: 748, height: 206, radius: 32 },
    tailLamp: { along: 122, height: 404, radius: 26 },
    shapes: [...scooterBody(rear, front), line('dark', 74, 230, 34, 'M330 560L150 548')],
  }
}

function electricScooter(): BikeShapes {
  const base = familyScooter()
  return {
    ...base,
    shapes: [
      ...scooterBody(...base.wheels),
      line('glow', 90, 300, 6, 'M150 424Q290 436 432 520'),
      line('glow', 64, 720, 6, 'M690 176Q720 172 740 196'),
    ],
  }
}

function maxiScooter(): BikeShapes {
  const rear = wheel(245, 528, 112, 42, 'wire')
  const front = wheel(785, 520, 120, 34, 'wire')
  return {
    wheels: [rear, front],
    bars: [{ along: 670, height: 182, half: 175 }],
    headlamp: { along: 792, height: 262, radius: 32 },
    tailLamp: { along: 112, height: 300, radius: 20 },
    shapes: [
      line('gold', 44, 740, 24, 'M690 230L785 520'),
      ...engine,
      line('dark', 60, 300, 22, 'M480 520L245 528'),
      mudguard('dark', rear, -130, -50, 12),
      mudguard('dark', front, -140, -40, 14),
      area('dark', 84, 540, 'M420 470L640 450L650 560L440 580Z'),
      area(
        'paint',
        84,
        690,
        'M640 220Q740 206 812 272L800 310L724 350L690 500L610 560L560 552Q640 500 630 420Z',
      ),
      area('accent', 88, 700, 'M690 300L800 290L724 346L680 470Z'),
      area('paint', 80, 330, 'M110 284L420 340Q500 360 560 470L540 520Q440 440 300 430Q170 390 110 304Z'),
      area('black', 72, 330, 'M160 288Q170 256 240 262L400 286Q470 300 480 356L400 346L190 310Z'),
      area('glass', 58, 740, 'M690 214L716 90Q742 84 754 116L790 236Z'),
      line('metal', 80, 250, 44, 'M400 536L180 450'),
    ],
  }
}

const builders: Record<BodyType, () => BikeShapes> = {
  commuter,
  naked,
  faired,
  retro,
  adventure,
  'maxi-scooter': maxiScooter,
  'family-scooter': familyScooter,
  'electric-scooter': electricScooter,
}

/** The outlines of a vehicle by its kind of body. */
export function shapesOf(bodyType: BodyType): BikeShapes {
  return builders[bodyType]()
}
