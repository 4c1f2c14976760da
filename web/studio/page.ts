/** What runs in the browser; becomes one script that leaves `Studio` behind. */
export { film } from './film.ts'
export { render } from './stage/stage.ts'
