/** Seas, rivers, lakes and straits by the names that people write alone, with their countries; none for a sea of many (recalled). */
export const WATERS = `
Adriatic|
Aegean|
Arctic|
Atlantic|
Baltic|
Barents|
Biscay|
Caribbean|
Caspian|
Indian Ocean|
Ionian|
Mediterranean|
North Sea|
Pacific|
Red Sea|
Tyrrhenian|
Yellow Sea|
Amazon|BR PE CO
Amur|RU CN
Andaman|IN MM TH
Arafura|ID AU
Avon|GB
Azov|RU UA
Baffin|CA
Banda|ID
Bass|AU
Bering|RU US
Bonny|NG
Bothnia|SE FI
Bug|UA
Casamance|SN
Celebes|ID PH
Chesapeake|US
Clyde|GB
Columbia|US
Congo|CD CG AO
Coral Sea|AU PG
Cromarty|GB
Danube|RO UA BG RS HU AT DE
Daugava|LV
Dee|GB
Delaware|US
Demerara|GY
Dnieper|UA
Dniester|UA MD
Don|RU
Douro|PT
Ebro|ES
Elbe|DE CZ
Ems|DE NL
Erie|US CA
Essequibo|GY
Forth|GB
Fraser|CA
Fundy|CA
Ganges|IN BD
Garonne|FR
Gironde|FR
Good Hope|ZA
Great Lakes|US CA
Guadalquivir|ES
Guadiana|ES PT
Hooghly|IN
Hormuz|IR OM
Horn|CL
Hudson|US
Humber|GB
Huron|US CA
Indus|PK
Irrawaddy|MM
Jade|DE
James|US
Java|ID
Kara|RU
Labrador|CA
Lena|RU
Limpopo|MZ ZA
Loire|FR
Maas|NL BE
Mackenzie|CA
Magdalena|CO
Magellan|CL
Medway|GB
Mekong|VN KH LA
Mersey|GB
Meuse|FR BE
Michigan|US
Mississippi|US
Moray|GB
Neva|RU
Niger|NG NE ML
Nile|EG SD
Ob|RU
Oder|PL DE
Ohio|US
Okhotsk|RU
Ontario|CA US
Orange|ZA NA
Oresund|DK SE
Orinoco|VE
Orwell|GB
Ouse|GB
Parana|AR BR PY
Pearl|CN
Plate|AR UY
Potomac|US
Puget|US
Rhine|DE NL FR CH
Rhone|FR CH
Sacramento|US
Saguenay|CA
Saint Lawrence|CA US
Salween|MM
Scheldt|BE NL
Seine|FR
Seto|JP
Severn|GB
Shannon|IE
Skagerrak|DK NO SE
Solent|GB
Solway|GB
Spencer|AU
Sulu|PH
Sunda|ID
Superior|US CA
Tagus|PT ES
Tamar|GB AU
Tasman|AU NZ
Tay|GB
Tees|GB
Thames|GB
Tiber|IT
Timor|ID TL AU
Torres|AU
Trent|GB
Tyne|GB
Vistula|PL
Volga|RU
Volta|GH
Wear|GB
Weser|DE
White Sea|RU
Yangtze|CN
Yenisei|RU
Yukon|US CA
Zambezi|MZ
`
