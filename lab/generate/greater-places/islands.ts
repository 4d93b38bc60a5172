/** Islands and parts of the world that are larger than a port, with their countries, beyond those of `src/ports` (recalled). */
export const ISLANDS = `
Al Qasim|SA
Aland Islands|AX FI
Alderney|GG
Arabia|SA YE OM AE QA BH KW
Aruba|AW
Bahrain|BH
Bavaria|DE
Bermuda|BM
Bute|GB
Channel Islands|GG JE
Christmas Island|CX
Cocos Islands|CC
Comoros|KM YT
Cook Islands|CK
Cozumel|MX
Curacao|CW
Cyprus|CY
Diego Garcia|IO
Ellesmere|CA
Faroe Islands|FO
Greenland|GL
Guam|GU
Guernsey|GG
Hispaniola|DO HT
Ireland|IE GB
Isle of Man|IM
Jersey|JE
Kerguelen|TF
Madagascar|MG
Malta|MT
Man|IM
Marie-Galante|GP
Marshall|MH
Martinique|MQ
Melville Island|CA AU
Montserrat|MS
New Caledonia|NC
Pomerania|PL DE
Prussia|DE PL RU
Reunion|RE
Rottnest|AU
Saint Lucia|LC
Saint Martin|MF SX
Salamis|GR
Samsoe|DK
Sark|GG
Saxony|DE
Scandinavia|NO SE DK
Solomon|SB
South Georgia|GS
Spitsbergen|SJ NO
Stromboli|IT
Svalbard|SJ NO
Tongatapu|TO
Transvaal|ZA
Ushant|FR
Wallis|WF
`
