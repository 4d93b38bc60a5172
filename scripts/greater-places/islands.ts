/** Islands and parts of the world that are larger than a port, with the countries that they belong to (recalled). */
export const ISLANDS = `
Aland Islands|AX FI
Aleutian Islands|US
Alderney|GG
Ambon|ID
Andaman Islands|IN
Andros|GR BS
Anglesey|GB
Anjouan|KM
Antigua|AG
Arabia|SA YE OM AE QA BH KW
Arran|GB
Aruba|AW
Ascension|SH
Azores|PT
Bahrain|BH
Baja California|MX
Bali|ID
Balearic Islands|ES
Bangka|ID
Barbuda|AG
Batam|ID
Bavaria|DE
Bengal|IN BD
Bermuda|BM
Bioko|GQ
Bohol|PH
Bonaire|BQ
Borneo|ID MY BN
Bornholm|DK
Bougainville|PG
Brittany|FR
Bute|GB
Buru|ID
Canary Islands|ES
Cape Breton|CA
Capri|IT
Catalina|US
Cebu|PH
Celebes|ID
Cephalonia|GR
Ceram|ID
Channel Islands|GG JE
Chatham Islands|NZ
Chiloe|CL
Chios|GR
Christmas Island|CX
Cocos Islands|CC
Comoros|KM YT
Cook Islands|CK
Corfu|GR
Corsica|FR
Cozumel|MX
Crete|GR
Crimea|UA RU
Curacao|CW
Cyclades|GR
Cyprus|CY
Dalmatia|HR
Diego Garcia|IO
Djerba|TN
Dodecanese|GR
Easter Island|CL
Elba|IT
Ellesmere|CA
Espiritu Santo|VU
Euboea|GR
Faroe Islands|FO
Fehmarn|DE
Flanders|BE FR
Flores|ID PT
Formentera|ES
Formosa|TW AR
Fuerteventura|ES
Funen|DK
Fyn|DK
Galapagos|EC
Galicia|ES
Gomera|ES
Gotland|SE
Gozo|MT
Gran Canaria|ES
Grand Bahama|BS
Grand Cayman|KY
Greenland|GL
Grenadines|VC GD
Guadalcanal|SB
Guam|GU
Guernsey|GG
Hainan|CN
Halmahera|ID
Hawaii|US
Hebrides|GB
Heligoland|DE
Hispaniola|DO HT
Hokkaido|JP
Honshu|JP
Ibiza|ES
Ireland|IE GB
Islay|GB
Isle of Man|IM
Isle of Wight|GB
Java|ID
Jersey|JE
Jutland|DK DE
Kamchatka|RU
Kauai|US
Kerguelen|TF
Kodiak|US
Korsika|FR
Kos|GR
Kyushu|JP
Labuan|MY
Langkawi|MY
Lanzarote|ES
Lapland|FI SE NO RU
Lemnos|GR
Lesbos|GR
Leyte|PH
Lofoten|NO
Lombok|ID
Long Island|US
Luzon|PH
Madagascar|MG
Madeira|PT
Madura|ID
Mahe|SC
Majorca|ES
Malabar|IN
Mallorca|ES
Malta|MT
Man|IM
Manhattan|US
Manus|PG
Marie-Galante|GP
Marquesas|PF
Martinique|MQ
Maui|US
Melville Island|CA AU
Menorca|ES
Mindanao|PH
Mindoro|PH
Minorca|ES
Molokai|US
Moluccas|ID
Montserrat|MS
Moorea|PF
Mull|GB
Mykonos|GR
Nantucket|US
Naxos|GR
Negros|PH
Nevis|KN
New Britain|PG
New Caledonia|NC
New England|US
New Guinea|PG ID
New Ireland|PG
New Providence|BS
Newfoundland|CA
Nias|ID
Nicobar Islands|IN
Normandy|FR
North Island|NZ
Novaya Zemlya|RU
Oahu|US
Oland|SE
Okinawa|JP
Orkney|GB
Palawan|PH
Panay|PH
Pantelleria|IT
Papua|ID PG
Paros|GR
Patagonia|AR CL
Pemba|TZ
Penang|MY
Phuket|TH
Pomerania|PL DE
Porto Santo|PT
Prince Edward Island|CA
Principe|ST
Prussia|DE PL RU
Reunion|RE
Rhodes|GR
Roatan|HN
Rottnest|AU
Rugen|DE
Ruegen|DE
Saaremaa|EE
Saba|BQ
Saint Croix|VI
Saint Eustatius|BQ
Saint Helena|SH
Saint John|VI
Saint Kitts|KN
Saint Lucia|LC
Saint Martin|MF SX
Saint Thomas|VI
Saint Vincent|VC
Saipan|MP
Sakhalin|RU
Salamis|GR
Samar|PH
Samos|GR
Samsoe|DK
San Andres|CO
Santorini|GR
Sao Miguel|PT
Sao Tome|ST
Sardinia|IT
Sark|GG
Savaii|WS
Saxony|DE
Scandinavia|NO SE DK
Scilly|GB
Shetland|GB
Shikoku|JP
Siberia|RU
Sicily|IT
Skye|GB
Socotra|YE
South Georgia|GS
South Island|NZ
Spitsbergen|SJ NO
Stewart Island|NZ
Stromboli|IT
Sulawesi|ID
Sumatra|ID
Sumba|ID
Sumbawa|ID
Svalbard|SJ NO
Sylt|DE
Syros|GR
Tahiti|PF
Tasmania|AU
Tenerife|ES
Terceira|PT
Texel|NL
Thasos|GR
Thessaly|GR
Thrace|GR TR BG
Tierra del Fuego|AR CL
Timor|ID TL
Tinian|MP
Tinos|GR
Tobago|TT
Tongatapu|TO
Tortola|VG
Transvaal|ZA
Trinidad|TT
Tristan da Cunha|SH
Ulster|GB IE
Unguja|TZ
Upolu|WS
Ushant|FR
Vancouver Island|CA
Virgin Gorda|VG
Viti Levu|FJ
Wallis|WF
Wight|GB
Yucatan|MX
Zakynthos|GR
Zanzibar|TZ
Zante|GR
Zealand|DK
`
