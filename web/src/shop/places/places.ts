/**
 * Towns and villages around the outlets with their PIN codes: name, PIN (`-` where unknown), latitude and
 * longitude.
 *
 * WRITTEN FROM MEMORY, NOT FROM A SURVEY. A place may be one or two kilometres off, and a PIN may belong to
 * the next post office. The list is good enough to say which outlet is nearest, but not for a map. Check the
 * list against India Post's directory before going live, and add the villages that customers really come
 * from.
 */
export const placesOfDistricts: Readonly<Record<string, string>> = {
  Cuttack: `
Cuttack - 20.463 85.880
Cuttack Chandni Chowk 753001 20.475 85.873
Cuttack Buxi Bazar 753001 20.470 85.875
Cuttack Chandi Chhak 753002 20.467 85.870
Cuttack College Square 753003 20.464 85.895
Cuttack Ranihat 753003 20.468 85.889
Cuttack Jobra 753003 20.473 85.900
Cuttack Bidyadharpur 753006 20.453 85.934
Cuttack Mangalabag 753007 20.473 85.885
Cuttack Tulasipur 753008 20.476 85.850
Cuttack Bidanasi 753008 20.468 85.838
Cuttack Dolamundai 753009 20.469 85.883
Cuttack Chauliaganj 753004 20.459 85.911
Cuttack Nayabazar 753004 20.457 85.918
Cuttack Madhupatna 753010 20.451 85.876
Cuttack Kalyani Nagar 753013 20.455 85.866
Cuttack Badambadi 753012 20.452 85.892
Cuttack Link Road 753012 20.450 85.895
Cuttack Markat Nagar CDA 753014 20.482 85.815
Cuttack CDA Sector 9 753014 20.484 85.823
Naraj - 20.470 85.780
Mundali - 20.440 85.750
Barang 754005 20.390 85.800
Trisulia 754005 20.432 85.835
Phulnakhara - 20.355 85.910
Gopalpur - 20.405 85.925
Pratapnagari - 20.400 85.905
Jagatpur 754021 20.499 85.924
Nergundi 754025 20.565 85.940
Choudwar 754071 20.526 85.919
Choudwar 754025 20.526 85.919
Charbatia 754028 20.550 85.895
Manguli - 20.545 85.955
Tangi 754022 20.608 85.996
Kotasahi 754022 20.600 86.020
Athagarh 754029 20.517 85.630
Gurudijhatia - 20.500 85.710
Khuntuni 754297 20.568 85.662
Tigiria 754030 20.480 85.510
Banki 754008 20.377 85.531
Charchika 754008 20.400 85.500
Dompada 754007 20.330 85.600
Baideswar 754009 20.350 85.380
Baramba 754031 20.420 85.370
Narsinghpur 754032 20.467 85.086
Kanpur - 20.400 85.180
Kandarpur 754100 20.424 85.994
Paga 754200 20.394 86.041
Kishannagar 754131 20.430 86.045
Kantapada 754018 20.245 86.020
Adaspur 754011 20.270 86.005
Niali 754004 20.130 86.060
Madhab 754004 20.180 86.080
Govindpur 754003 20.330 85.985
Salepur 754202 20.485 86.117
Bahugram - 20.460 86.075
Kuanpal 754204 20.515 86.060
Mahanga 754206 20.550 86.210
Nischintkoili 754207 20.471 86.190
Asureswar 754209 20.460 86.220
Nemalo 754294 20.430 86.225
Lalitgiri 754205 20.590 86.250`,
  Kendrapara: `
Kendrapara 754211 20.500 86.420
Indupur 754214 20.615 86.420
Pattamundai 754215 20.570 86.565
Aul 754219 20.670 86.650
Rajkanika 754220 20.720 86.710
Rajnagar 754225 20.570 86.710
Mahakalapada 754224 20.420 86.590
Marsaghai 754213 20.420 86.490
Patkura - 20.410 86.400
Derabish - 20.520 86.360
Chandol 754208 20.445 86.350
Danpur - 20.480 86.310
Garadpur 754153 20.420 86.330`,
  Jagatsinghpur: `
Jagatsinghpur 754103 20.264 86.166
Alanahat 754107 20.220 86.110
Balikuda 754108 20.195 86.285
Borikina 754110 20.110 86.240
Naugaon 754113 20.160 86.310
Machhagaon 754119 20.070 86.310
Raghunathpur 754132 20.355 86.165
Biridi - 20.330 86.105
Tirtol 754137 20.317 86.333
Manijanga - 20.330 86.260
Ersama 754139 20.200 86.440
Rahama 754140 20.280 86.430
Kujang 754141 20.305 86.510
Paradip 754142 20.316 86.611`,
  Jajpur: `
Jajpur 755001 20.850 86.337
Dasarathpur 755006 20.860 86.400
Binjharpur 755004 20.720 86.370
Bari 755003 20.690 86.400
Dharmasala 755008 20.750 86.170
Kuakhia 755009 20.800 86.190
Sukinda 755018 20.970 85.920
Jajpur Road 755019 20.945 86.130
Vyasanagar 755019 20.945 86.130
Korei 755022 20.920 86.180
Duburi 755026 20.930 85.980
Jakhapura 755026 20.920 86.080
Panikoili 755043 20.905 86.235
Chandikhol 755044 20.700 86.120
Barchana 754081 20.650 86.100
Chhatia 754023 20.620 86.050
Balichandrapur 754205 20.580 86.270`,
  Dhenkanal: `
Dhenkanal 759001 20.663 85.598
Joranda 759014 20.750 85.670
Gondia 759016 20.780 85.770
Bhuban 759017 20.880 85.830
Kamakhyanagar 759018 20.930 85.550
Rasol 759021 20.620 85.310
Hindol 759022 20.610 85.200
Parjang - 20.980 85.340
Meramandali 759121 20.790 85.290`,
  Angul: `
Angul 759122 20.840 85.100
Talcher 759100 20.950 85.230
Banarpal 759128 20.840 85.200
Athmallik 759125 20.720 84.530
Pallahara 759119 21.430 85.190`,
  Khordha: `
Bhubaneswar - 20.275 85.835
Bhubaneswar Master Canteen 751001 20.268 85.840
Bhubaneswar Old Town 751002 20.240 85.835
Bhubaneswar Baramunda 751003 20.275 85.800
Bhubaneswar Laxmisagar 751006 20.272 85.855
Bhubaneswar Saheed Nagar 751007 20.290 85.845
Bhubaneswar Rasulgarh 751010 20.290 85.865
Bhubaneswar Nayapalli 751012 20.295 85.815
Bhubaneswar Jaydev Vihar 751013 20.300 85.820
Bhubaneswar Chandrasekharpur 751016 20.325 85.815
Bhubaneswar Mancheswar 751017 20.320 85.850
Bhubaneswar Patia 751024 20.355 85.820
Bhubaneswar Khandagiri 751030 20.257 85.785
Bhubaneswar Sundarpada 751002 20.225 85.815
Balianta 752101 20.290 85.910
Balakati 752100 20.210 85.880
Chandaka 754005 20.365 85.740
Jatni 752050 20.160 85.705
Khordha 752055 20.182 85.616
Begunia 752062 20.200 85.450
Bolagarh 752066 20.170 85.270
Tangi 752023 19.930 85.400
Balugaon 752030 19.750 85.210
Banpur 752031 19.780 85.170`,
  Puri: `
Puri 752001 19.813 85.831
Brahmagiri 752011 19.820 85.680
Sakhigopal 752014 19.950 85.815
Delang 752015 20.030 85.730
Pipili 752104 20.115 85.830
Nimapada 752106 20.060 86.010
Kakatpur 752108 19.990 86.200
Astaranga 752109 19.980 86.270
Gop 752110 19.990 86.020
Konark 752111 19.890 86.100`,
  Nayagarh: `
Nayagarh 752069 20.130 85.100
Odagaon 752081 20.010 84.990
Khandapada 752077 20.260 85.180
Daspalla 752084 20.340 84.850
Ranpur 752026 20.070 85.350`,
  Bhadrak: `
Bhadrak 756100 21.055 86.500
Dhamnagar 756117 20.920 86.440
Basudevpur 756125 21.120 86.730
Chandbali 756133 20.780 86.740`,
  Balasore: `
Balasore 756001 21.494 86.933
Soro 756045 21.290 86.690
Jaleswar 756032 21.800 87.220`,
  Mayurbhanj: `
Baripada 757001 21.935 86.735`,
  Keonjhar: `
Keonjhar 758001 21.630 85.580
Anandapur 758021 21.210 86.120
Barbil 758035 22.120 85.380`,
  Ganjam: `
Berhampur 760001 19.315 84.794
Chhatrapur 761020 19.355 84.990
Aska 761110 19.610 84.660`,
  Kandhamal: `
Phulbani 762001 20.480 84.230`,
  Boudh: `
Boudh 762014 20.840 84.320`,
  Koraput: `
Jeypore 764001 18.855 82.570
Koraput 764020 18.810 82.710`,
  Rayagada: `
Rayagada 765001 19.170 83.410`,
  Kalahandi: `
Bhawanipatna 766001 19.910 83.170`,
  Balangir: `
Balangir 767001 20.710 83.490`,
  Sambalpur: `
Sambalpur 768001 21.470 83.970`,
  Bargarh: `
Bargarh 768028 21.335 83.620`,
  Jharsuguda: `
Jharsuguda 768201 21.855 84.010`,
  Sundargarh: `
Rourkela 769001 22.240 84.865
Sundargarh 770001 22.120 84.040`,
}
