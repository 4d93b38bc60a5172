// Written by `npm run openapi` from data/reference/names: change it there.

/** Values by key. */
function rows<Key extends string>(text: string): Readonly<Record<Key, readonly string[]>> {
  const lines = text.slice(1).split('\n')
  const entries = lines.map((line) => line.split(';')).map(([key, ...all]) => [key, all])
  return Object.fromEntries(entries)
}

/** Names of each region with lines between, its south, west, north and east, by country. */
export const REGIONS = /* @__PURE__ */ rows<string>(`
AE;Abu Dhabi,22.6,51.5,25,55;Dubai,24.7,54.9,25.33,55.6
AG;Antigua,16.9,-62,17.3,-61.6;Barbuda,17.5,-62,17.8,-61.6
AR;Tierra del Fuego,-55.2,-68.7,-52.5,-63.7
AU;NSW|New South Wales,-37.6,140.9,-28.1,153.7;NT|Northern Territory,-26.1,128.9,-10.9,138.1;QLD|Queensland,-29.2,137.9,-9.1,153.6;SA|South Australia,-38.2,128.9,-25.9,141.1;TAS|Tasmania,-43.8,143.7,-39.4,148.5;VIC|Victoria,-39.3,140.9,-33.9,150.1;WA|Western Australia,-35.3,112.8,-13.6,129.1
BQ;Bonaire,12,-68.5,12.4,-68.1;Saint Eustatius|Sint Eustatius|Statia,17.4,-63.1,17.6,-62.9;Saba,17.5,-63.3,17.7,-63.1
BR;AL|Alagoas,-10.6,-38.3,-8.8,-35.1;AP|Amapa,-1.3,-54.9,4.6,-49.8;AM|Amazonas,-9.9,-73.9,2.3,-56;BA|Bahia,-18.4,-46.7,-8.5,-37.3;CE|Ceara,-7.9,-41.5,-2.7,-37.2;ES|Espirito Santo,-21.4,-41.9,-17.8,-39.6;MA|Maranhao,-10.3,-48.8,-0.9,-41.7;PA|Para,-9.9,-59,2.7,-46;PB|Paraiba,-8.4,-38.8,-6,-34.7;PR|Parana,-26.8,-54.7,-22.4,-48;PE|Pernambuco,-9.5,-41.4,-7.3,-34.8;RJ|Rio de Janeiro,-23.4,-44.9,-20.7,-40.9;RN|Rio Grande do Norte,-7,-38.6,-4.8,-34.9;RS|Rio Grande do Sul,-33.8,-57.7,-27,-49.6;SC|Santa Catarina,-29.4,-53.9,-25.9,-48.3;SP|Sao Paulo,-25.4,-53.2,-19.7,-44.1;SE|Sergipe,-11.6,-38.3,-9.5,-36.4
BS;Grand Bahama,26.3,-79.1,26.9,-77.7;New Providence,24.9,-77.7,25.2,-77.2;Abaco|Great Abaco|Abaco Islands,25.8,-78,27,-76.9;Andros,23.6,-78.5,25.3,-77.6;Eleuthera,24.5,-76.8,25.6,-76
CA;BC|British Columbia,48.2,-139.1,60,-114;MB|Manitoba,48.9,-102.1,60.1,-88.9;NB|New Brunswick,44.5,-69.1,48.1,-63.7;NL|NF|Nfld|Newfoundland|Newfoundland and Labrador|Labrador,46.5,-67.9,60.5,-52.5;NS|Nova Scotia,43.3,-66.5,47.1,-59.6;NT|Northwest Territories,60,-136.5,78.8,-101.9;NU|Nunavut,51.6,-120.7,83.2,-61;ON|Ont|Ontario,41.6,-95.2,56.9,-74.3;PE|PEI|Prince Edward Island,45.9,-64.5,47.1,-61.9;QC|PQ|Que|Quebec,44.9,-79.8,62.6,-57;Vancouver Island,48.2,-128.6,50.9,-123.2;Cape Breton|Cape Breton Island,45.5,-61.6,47.1,-59.7;Baffin Island,61.8,-90.2,73.9,-61.2;Anticosti,49,-64.6,50,-61.6;Haida Gwaii|Queen Charlotte Islands,51.8,-133.3,54.4,-130.9;Magdalen Islands|Iles de la Madeleine,47.1,-62.3,47.9,-61.1
CL;Chiloe|Chiloe Island,-43.5,-74.5,-41.7,-73.3;Tierra del Fuego,-55.2,-70.7,-52.5,-66.4;Easter Island|Rapa Nui|Isla de Pascua,-27.3,-109.6,-27,-109.2;Patagonia,-56,-75.8,-41,-66.4
CN;Anhui,29.3,114.8,34.7,119.7;Fujian,23.4,115.8,28.4,120.8;Guangdong,20.1,109.6,25.6,117.4;Guangxi,20.8,104.4,26.4,112.1;Hainan,17.9,108.5,20.2,111.2;Hebei,36,113.4,42.7,119.9;Hubei,29,108.3,33.3,116.2;Hunan,24.6,108.7,30.2,114.3;Jiangsu,30.7,116.3,35.2,122;Jiangxi,24.4,113.5,30.1,118.5;Liaoning,38.6,118.8,43.5,125.8;Shandong,34.3,114.8,38.5,122.8;Shanghai,30.6,120.8,31.9,122.4;Tianjin,38.5,116.7,40.3,118.1;Zhejiang,27,118,31.3,123;Zhoushan Islands|Zhoushan Archipelago|Chusan,29.5,121.5,31,123
CO;San Andres,12.4,-81.9,12.7,-81.6
CV;Sao Vicente,16.7,-25.2,17,-24.8;Santo Antao,16.8,-25.4,17.3,-24.9;Sal,16.5,-23.1,16.9,-22.8;Boa Vista,15.9,-23,16.3,-22.6;Santiago,14.8,-23.9,15.4,-23.3;Fogo,14.7,-24.6,15.1,-24.2;Brava,14.7,-24.8,14.9,-24.6;Maio,15,-23.3,15.4,-23;Sao Nicolau,16.4,-24.5,16.8,-23.9
DE;Bremen,53,8.4,53.7,9;Hamburg,53.3,9.6,53.8,10.4;Lower Saxony|Niedersachsen,51.3,6.6,54,11.7;Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania,53,10.5,54.8,14.5;Schleswig-Holstein,53.3,7.8,55.1,11.4;Rugen|Ruegen,54.2,13,54.8,13.8;Sylt,54.7,8.2,55.1,8.5;Usedom,53.8,13.7,54.2,14.3;Fehmarn,54.3,10.9,54.6,11.4;Heligoland|Helgoland,54.1,7.8,54.3,8;East Frisia|Ostfriesland|East Frisian Islands,53,6.5,53.9,8.2;Holstein,53.4,8.8,54.5,11.2
DK;Jutland|Jylland,54.8,8,57.8,11;Zealand|Sjaelland,54.9,10.8,56.2,12.7;Funen|Fyn,54.7,9.7,55.7,11;Bornholm,54.9,14.6,55.4,15.2;Lolland,54.5,10.9,55,11.9;Falster,54.5,11.7,55,12.3;Als|Alsen,54.8,9.6,55.1,10.2
EC;Galapagos|Galapagos Islands,-1.5,-92,0.7,-89.2
EE;Saaremaa|Osel|Oesel,57.8,21.7,58.7,23.4;Hiiumaa|Dago,58.6,22,59.2,23.1
ES;Andalusia|Andalucia,35.9,-7.6,38.8,-1.6;Asturias,42.8,-7.2,43.7,-4.5;Cantabria,42.7,-4.9,43.6,-3.1;Catalonia|Cataluna|Catalunya,40.5,0.1,42.9,3.4;Galicia,41.8,-9.4,43.9,-6.7;Basque Country|Pais Vasco|Euskadi,42.4,-3.5,43.5,-1.7;Murcia,37.3,-2.4,38.8,-0.6;Valencia|Comunidad Valenciana,37.8,-1.6,40.8,0.6;Balearic Islands|Baleares,38.6,1.1,40.2,4.4;Canary Islands|Canarias,27.5,-18.3,29.5,-13.3;Mallorca|Majorca,39.2,2.3,40,3.5;Menorca|Minorca,39.8,3.7,40.1,4.4;Ibiza|Eivissa,38.8,1.1,39.2,1.7;Formentera,38.6,1.3,38.8,1.6;Tenerife,27.9,-17,28.6,-16.1;Gran Canaria|Grand Canary,27.7,-15.9,28.2,-15.3;Lanzarote,28.8,-13.9,29.3,-13.4;Fuerteventura,28,-14.6,28.8,-13.8;La Palma,28.4,-18.1,28.9,-17.7;La Gomera|Gomera,28,-17.4,28.3,-17;El Hierro|Hierro,27.6,-18.2,27.9,-17.8
FI;Lapland,65.7,20.5,70.1,30
FJ;Viti Levu,-18.4,177.1,-17.2,178.8;Vanua Levu,-17.1,178.3,-16.1,180
FM;Yap,9.3,137.9,9.7,138.3;Pohnpei|Ponape,6.7,158,7.1,158.4;Chuuk|Truk,7.1,151.3,7.7,152;Kosrae|Kusaie,5.2,162.8,5.4,163.1
FR;Brittany|Bretagne,47.2,-5.3,49,-1;Normandy|Normandie|Seine-Maritime|Calvados,48.1,-2.1,50.2,1.9;Provence|Bouches-du-Rhone|PACA,42.9,4.2,45.2,7.8;Occitanie|Languedoc,42.3,-0.4,45.1,4.9;Nouvelle-Aquitaine|Aquitaine|Gironde,42.7,-1.9,47.2,2.7;Pays de la Loire|Loire-Atlantique|Vendee,46.2,-2.7,48.6,1;Hauts-de-France|Nord|Pas-de-Calais,48.8,1.3,51.2,4.3;Corsica|Corse|Korsika,41.3,8.5,43.1,9.6;Riviera|French Riviera|Cote d'Azur,42.9,5.8,43.9,7.6;Flanders,50.2,1.5,51.2,3.3
GB;Cornwall,49.8,-6.5,51,-4.1;Devon,50.1,-4.8,51.3,-2.8;Essex,51.4,-0.1,52.2,1.4;Hampshire,50.6,-2.1,51.4,-0.7;Humberside|Lincolnshire,52.6,-1.1,54.2,0.5;Kent,50.8,-0.1,51.6,1.6;Suffolk,51.8,0.3,52.7,1.9;Orkney|Orkney Islands,58.6,-3.6,59.5,-2.3;Shetland|Shetland Islands,59.8,-2.2,60.9,-0.7;Hebrides|Outer Hebrides|Western Isles,56.7,-8.7,58.6,-6.1;Skye|Isle of Skye,57,-6.9,57.8,-5.6;Isle of Wight|Wight,50.5,-1.7,50.8,-1;Anglesey|Ynys Mon,53.1,-4.8,53.5,-4;Scotland,54.9,-8.7,60.9,-0.7;England,49.8,-6.5,55.9,1.9;Wales,51.3,-5.5,53.4,-2.9;Northern Ireland,54,-8.3,55.4,-5.4;Ulster,54,-8.3,55.4,-5.4;Islay,55.5,-6.6,56,-6;Mull,56.2,-6.5,56.7,-5.6;Arran,55.4,-5.5,55.8,-5;Scilly|Isles of Scilly,49.8,-6.5,50,-6.2
GQ;Bioko|Fernando Po,3.1,8.3,3.9,9.1
GR;Andros,37.6,24.6,38,25;Tinos,37.5,25,37.7,25.3;Crete|Kreta|Kriti,34.8,23.4,35.8,26.4;Corfu|Kerkyra,39.3,19.5,39.9,20.2;Rhodes|Rodos,35.8,27.6,36.5,28.3;Lesbos|Lesvos,38.9,25.8,39.4,26.7;Chios|Khios,38.1,25.8,38.7,26.2;Samos,37.6,26.5,37.9,27.1;Naxos,36.9,25.3,37.3,25.7;Paros,36.9,25,37.2,25.4;Santorini|Thira|Thera,36.3,25.3,36.5,25.5;Kos|Cos,36.6,26.9,37,27.4;Euboea|Evia|Evvoia,37.9,22.8,39.1,24.6;Lemnos|Limnos,39.7,25,40.1,25.5;Syros|Siros,37.3,24.8,37.6,25;Mykonos,37.4,25.2,37.6,25.6;Zakynthos|Zante,37.6,20.6,38,21;Cephalonia|Kefalonia,38,20.3,38.5,20.9;Thasos,40.5,24.5,40.9,24.9;Cyclades,36.3,24.2,38,26.2;Dodecanese,35.3,26.2,37.6,29.7;Macedonia,39.9,21.5,41.4,25;Thrace,40.5,24.7,41.8,26.7;Thessaly,38.8,21,40.2,23.5;Peloponnese|Morea|Peloponnesos,36.3,21,38.4,23.6
HN;Roatan|Bay Islands|Islas de la Bahia,16.1,-87.1,16.6,-85.8
HR;Istria|Istra,44.7,13.4,45.6,14.4;Dalmatia|Dalmacija,42.3,14.3,44.6,18.6
ID;Aceh,1.9,94.9,6.1,98.3;Bali,-8.9,114.4,-8,115.8;Banten,-7.1,105,-5.8,106.8;Java|Jawa|East Java|West Java|Central Java,-8.9,105,-5.4,114.7;Kalimantan|East Kalimantan|South Kalimantan|Central Kalimantan|West Kalimantan|North Kalimantan|Borneo,-4.9,108,4.5,119.2;Sulawesi|North Sulawesi|South Sulawesi|Central Sulawesi|Southeast Sulawesi,-7.7,117.6,5.7,125.6;Sumatra|North Sumatra|South Sumatra|West Sumatra|Riau|Lampung,-5.9,94.9,6.1,109.2;Papua|West Papua|Irian Jaya,-9.2,129,0.5,141.1;Batam,0.8,103.8,1.3,104.3;Bangka,-3.2,105,-1.4,107;Belitung|Billiton,-3.4,107.5,-2.4,108.4;Madura,-7.3,112.6,-6.8,114.2;Lombok,-9,115.8,-8.1,116.8;Sumbawa,-9.2,116.6,-8,119.3;Flores,-9,119.7,-8,123.1;Sumba,-10.4,118.8,-9.2,121;Timor,-10.5,123.3,-8.8,125.4;Celebes,-7.7,117.6,5.7,125.6;Moluccas|Maluku|Spice Islands,-8.5,124,3,135;Ambon,-3.9,127.8,-3.4,128.5;Halmahera,-1,127.2,2.5,129;Seram|Ceram,-3.9,127.7,-2.7,131;Buru,-3.9,125.9,-3,127.3;Nias,0.4,97,1.6,98;New Guinea,-9.2,129,0.5,141.1;Bintan,0.8,104.1,1.3,104.7
IE;Munster,51.3,-10.7,53.2,-6.9;Connaught|Connacht,52.9,-10.4,54.5,-7.8;Leinster,52,-8.1,54.2,-5.9;Ulster,53.8,-8.9,55.5,-6.3
IN;Andhra Pradesh,12.6,76.7,19.2,84.8;Goa,14.8,73.6,15.9,74.4;Gujarat,20,68.1,24.8,74.6;Karnataka,11.5,74,18.5,78.6;Kerala,8.2,74.8,12.9,77.5;Maharashtra,15.6,72.5,22.1,81;Odisha|Orissa,17.7,81.3,22.7,87.6;Tamil Nadu,8,76.2,13.7,80.5;West Bengal,21.4,85.8,27.3,89.9;Andaman Islands|Andamans|Andaman and Nicobar Islands,6.5,92,14,94.4;Nicobar Islands,6.5,92.5,9.4,94.1;Bengal,21.3,85.8,27.3,89.9;Malabar,8,73.8,12.9,77.3;Coromandel,10.2,78.5,16.5,82
IT;Apulia|Puglia,39.7,14.9,42,18.6;Calabria,37.8,15.6,40.2,17.3;Campania,39.9,13.7,41.6,15.9;Emilia-Romagna,43.7,9.1,45.2,12.8;Friuli-Venezia Giulia,45.5,12.3,46.7,14;Lazio,40.7,11.4,42.9,14.1;Liguria,43.7,7.4,44.7,10.2;Marche,42.6,12.1,44,14;Sardinia|Sardegna|Sardinien,38.8,8,41.4,9.9;Sicily|Sicilia|Sizilien,35.4,11.9,38.9,15.8;Tuscany|Toscana,42.2,9.6,44.5,12.4;Veneto,44.7,10.6,46.7,13.2;Elba,42.6,10,42.9,10.5;Capri,40.5,14.1,40.6,14.3;Ischia,40.6,13.8,40.8,14;Pantelleria,36.7,11.9,36.9,12.1;Abruzzo,41.6,13,42.9,14.8
JP;Aichi,34.5,136.6,35.5,137.9;Chiba,34.8,139.7,36.2,140.9;Fukuoka,32.9,130,34.3,131.3;Hiroshima,33.9,132,35.2,133.5;Hokkaido,41.3,139.3,45.6,146;Hyogo,34.1,134.2,35.7,135.5;Ibaraki,35.7,139.6,37,140.9;Kagoshima,27,128.3,32.4,131.3;Kanagawa,35.1,138.9,35.7,139.9;Miyagi,37.7,140.2,39.1,141.8;Nagasaki,32.5,128.5,34.8,130.5;Oita,32.6,130.8,33.8,132.2;Okayama,34.2,133.2,35.4,134.5;Okinawa,24,122.9,27.9,131.4;Osaka,34.2,135,35.1,135.8;Shizuoka,34.5,137.4,35.7,139.2;Yamaguchi,33.7,130.7,34.9,132.5;Honshu,33.3,130.8,41.6,142.1;Kyushu,30.9,129.3,34,132.1;Shikoku,32.7,132,34.6,134.8;Ryukyu Islands|Ryukyus|Nansei,24,122.9,30.9,131.2
KI;Tarawa,1.2,172.8,1.7,173.3
KM;Anjouan|Nzwani,-12.5,44.2,-12,44.6;Grand Comore|Grande Comore|Ngazidja,-12,43.1,-11.3,43.6
KN;Saint Kitts|St Christopher,17.1,-62.9,17.5,-62.5;Nevis,17,-62.7,17.3,-62.5
KR;Jeju|Cheju|Jeju Island,33.1,126.1,33.6,127
KY;Grand Cayman,19.2,-81.5,19.4,-81
MP;Saipan,15,145.6,15.3,145.9;Tinian,14.9,145.5,15.1,145.7;Rota,14,145.1,14.3,145.4
MT;Gozo,35.9,14.1,36.1,14.4
MX;Baja California,28,-118.5,32.8,-112.7;Baja California Sur,22.8,-115.3,28.1,-109.3;Colima,18.6,-104.8,19.6,-103.4;Michoacan,17.9,-103.8,20.4,-100;Sinaloa,22.4,-109.5,27.1,-105.3;Sonora,26.2,-115.1,32.6,-108.4;Tamaulipas,22.1,-100.2,27.7,-97.1;Veracruz,17.1,-98.7,22.5,-93.6;Yucatan,19.5,-90.5,21.7,-87.4
MY;Sabah,3.9,115,7.6,119.4;Sarawak,0.8,109.5,5.1,115.7;Johor|Johore,1.2,102.4,2.9,104.7;Penang|Pulau Pinang,5.1,100.1,5.7,100.7;Selangor,2.5,100.7,3.9,102;Perak,3.6,100.1,6,101.9;Pahang,2.4,101.3,4.9,104.3;Labuan,5.1,115.1,5.5,115.4;Langkawi,6.1,99.6,6.5,100;Borneo|East Malaysia,0.8,109.5,7.6,119.4
NL;Zeeland,51.2,3.2,51.8,4.3;Friesland|Frisia,52.8,5.1,53.5,6.5;Texel,52.9,4.6,53.3,5;Noord-Holland|North Holland,52.1,4.4,53.3,5.4;Zuid-Holland|South Holland,51.6,3.8,52.4,5.1;Walcheren,51.4,3.4,51.7,3.8
NO;Lofoten,67.3,12,68.6,15.3;Finnmark,68.5,21,71.3,31.3;Troms,68.2,15.5,70.4,22.9;Nordland,64.9,10.5,69.4,18.3;Vesteralen,68.3,14.3,69.4,16.2
NZ;North Island,-41.7,172.5,-34.3,178.6;South Island,-46.8,166.3,-40.4,174.5;Chatham Islands,-44.5,-177.1,-43.6,-175.8;Stewart Island,-47.4,167.3,-46.6,168.3
OM;Masirah,20.1,58.5,20.8,59
PF;Tahiti,-18,-149.8,-17.4,-149;Marquesas|Marquesas Islands,-10.7,-140.9,-7.8,-138.3;Moorea,-17.7,-150,-17.4,-149.7;Tuamotu|Tuamotus,-23.5,-149,-14,-134.4;Bora Bora,-16.6,-151.9,-16.4,-151.6
PG;New Britain,-6.4,148.2,-4,152.5;New Ireland,-5,150.6,-2.5,153.2;Bougainville,-6.9,154.5,-5.3,156;Manus,-2.3,146.5,-1.9,147.5;New Guinea,-11,140.8,-2.5,151
PH;Luzon,12.3,119.6,18.8,124.4;Mindanao,5.2,121.7,10.2,126.8;Visayas,9,121.7,12.8,126;Cebu,9.4,123.3,11.4,124.2;Leyte,9.9,124.2,11.6,125.3;Samar,10.9,124.2,12.7,125.9;Negros,9,122.3,11,123.6;Panay,10.4,121.8,12,123.2;Palawan,8.3,117,12.4,120.4;Mindoro,12.1,120.2,13.6,121.6;Bohol,9.4,123.6,10.3,124.7
PT;Azores|Acores,36.8,-31.4,39.8,-24.9;Madeira,32.3,-17.4,33.2,-16.2;Algarve,36.9,-9.1,37.6,-7.3;Terceira,38.6,-27.5,38.9,-27;Sao Miguel,37.6,-25.9,38,-25.1;Faial|Fayal,38.4,-28.9,38.7,-28.5;Pico,38.3,-28.6,38.6,-28;Flores,39.3,-31.4,39.6,-31;Porto Santo,32.9,-16.5,33.2,-16.2
RU;Sakhalin,45.8,141.5,54.5,144.9;Kamchatka,50.8,155.4,63,167;Kuril Islands|Kuriles|Kurils,43.2,145.2,51,156.6;Novaya Zemlya,70.4,51,77.1,69.2;Karelia,60.6,29.2,66.7,38;Siberia,50,60,78,180;East Prussia,54.2,19.4,55.4,23
SB;Guadalcanal,-10,159.5,-9.1,161
SC;Mahe,-4.9,55.3,-4.5,55.6;Praslin,-4.4,55.6,-4.2,55.9
SE;Gotland,56.8,18,58.1,19.5;Oland|Oeland,56.1,16.3,57.4,17.3;Scania|Skane,55.2,12.4,56.6,14.7;Lapland,63.9,14.3,69.1,24.2;Smaland,56.3,13,58.2,17
SH;Saint Helena,-16.2,-5.9,-15.8,-5.5;Ascension|Ascension Island,-8.1,-14.5,-7.8,-14.2;Tristan da Cunha,-37.5,-12.8,-37,-12.1
ST;Principe,1.5,7.2,1.8,7.6;Sao Tome,-0.1,6.4,0.5,6.8
TC;Grand Turk,21.4,-71.2,21.6,-71;Providenciales,21.7,-72.4,21.9,-72.1
TH;Chonburi|Chon Buri,12.4,100.7,13.7,101.9;Rayong,12.4,100.9,13.3,102;Songkhla,6.2,99.9,8,101.2;Phuket,7.7,98.2,8.3,98.5
TK;Tokelau,-9.5,-172.6,-8.4,-171.1
TL;Timor,-9.6,124,-8.1,127.4
TN;Djerba|Jerba,33.6,10.7,34,11.1
TR;Thrace,40,26,42.2,29.2;Anatolia,35.8,26,42.2,44.9
TT;Trinidad,10,-62,10.9,-60.8;Tobago,11.1,-60.9,11.4,-60.4
TZ;Zanzibar|Unguja,-6.6,39.1,-5.6,39.7;Pemba,-5.5,39.6,-4.8,39.9
UA;Crimea|Krym,44.3,32.4,46.3,36.7
US;AL|Alabama,30,-88.6,35.1,-84.8;AK|Alaska,51,-180,71.6,-129.9;CA|Calif|California,32.4,-124.6,42.1,-114;CT|Conn|Connecticut,40.9,-73.8,42.1,-71.7;DE|Delaware,38.4,-75.9,39.9,-74.9;DC|District of Columbia,38.7,-77.2,39.1,-76.8;FL|Fla|Florida,24.3,-87.7,31.1,-79.9;GA|Georgia,30.3,-85.7,35.1,-80.7;HI|Hawaii,18.8,-160.4,22.4,-154.6;IL|Illinois,36.9,-91.6,42.6,-87.3;IN|Indiana,37.7,-88.1,41.9,-84.7;LA|Louisiana,28.6,-94.1,33.1,-88.8;ME|Maine,43,-71.1,47.5,-66.8;MD|Maryland,37.8,-79.5,39.8,-75;MA|Mass|Massachusetts,41.2,-73.6,42.9,-69.8;MI|Michigan,41.6,-90.5,48.3,-82.3;MN|Minnesota,43.4,-97.3,49.4,-89.4;MS|Mississippi,30.1,-91.7,35.1,-88;NH|New Hampshire,42.6,-72.6,45.4,-70.6;NJ|New Jersey,38.8,-75.6,41.4,-73.8;NY|New York,40.4,-79.9,45.1,-71.8;NC|North Carolina,33.7,-84.4,36.6,-75.3;OH|Ohio,38.3,-84.9,42.4,-80.4;OR|Oregon,41.9,-124.7,46.3,-116.4;PA|Penn|Pennsylvania,39.7,-80.6,42.4,-74.6;RI|Rhode Island,41.1,-71.95,42.1,-71.1;SC|South Carolina,32,-83.4,35.3,-78.5;TX|Tex|Texas,25.8,-106.7,36.6,-93.5;VA|Virginia,36.5,-83.7,39.5,-75.2;WA|Wash|Washington|Washington State,45.5,-124.9,49.1,-116.9;WI|Wisconsin,42.4,-93,47.4,-86.7;Oahu,21.2,-158.4,21.8,-157.6;Maui,20.5,-156.8,21.1,-155.9;Kauai,21.8,-159.9,22.3,-159.2;Molokai,21,-157.4,21.3,-156.7;Kodiak|Kodiak Island,56.5,-155,58.7,-151.7;Long Island,40.5,-74.1,41.2,-71.8;Manhattan,40.6,-74.1,40.9,-73.9;Nantucket,41.2,-70.3,41.4,-69.9;New England,40.9,-73.8,47.5,-66.8;Aleutian Islands|Aleutians,51,-180,55.2,-163;Staten Island,40.4,-74.3,40.7,-74;Martha's Vineyard,41.3,-70.9,41.5,-70.4;Catalina,33.2,-118.7,33.5,-118.2
VC;Grenadines,12.5,-61.5,13.1,-61.1;Saint Vincent,13.1,-61.4,13.4,-61.1
VE;Margarita|Isla Margarita|Margarita Island,10.8,-64.5,11.2,-63.7
VG;Tortola,18.3,-64.8,18.5,-64.5;Virgin Gorda,18.4,-64.5,18.6,-64.2
VI;Saint Croix|Santa Cruz,17.6,-65,17.9,-64.5;Saint Thomas,18.2,-65.2,18.5,-64.7;Saint John,18.2,-64.9,18.4,-64.6
VU;Espiritu Santo|Santo,-15.8,166.4,-14.6,167.3;Efate,-17.9,168.1,-17.5,168.6
WS;Upolu,-14.1,-172.1,-13.7,-171.4;Savaii,-13.9,-172.9,-13.4,-172.1
YE;Socotra,12.2,53.2,12.8,54.6;Hadhramaut|Hadramawt,14,47.5,18,51
ZA;KwaZulu-Natal|KZN|Natal,-31.2,28.7,-26.7,33;Eastern Cape,-34.3,22.6,-30,30.4;Northern Cape,-33.1,16.3,-24.5,25.8;Western Cape,-35,17.6,-30.3,24.4`)

/** Alpha-3 codes by alpha-2 code, of the countries of the port table. */
export const ALPHA_3_CODES = /* @__PURE__ */ rows<string>(`
AE;ARE
AG;ATG
AI;AIA
AL;ALB
AO;AGO
AQ;ATA
AR;ARG
AS;ASM
AU;AUS
AW;ABW
AZ;AZE
BA;BIH
BB;BRB
BD;BGD
BE;BEL
BG;BGR
BH;BHR
BJ;BEN
BL;BLM
BM;BMU
BN;BRN
BQ;BES
BR;BRA
BS;BHS
BZ;BLZ
CA;CAN
CD;COD
CG;COG
CI;CIV
CK;COK
CL;CHL
CM;CMR
CN;CHN
CO;COL
CR;CRI
CU;CUB
CV;CPV
CW;CUW
CX;CXR
CY;CYP
DE;DEU
DJ;DJI
DK;DNK
DM;DMA
DO;DOM
DZ;DZA
EC;ECU
EE;EST
EG;EGY
EH;ESH
ER;ERI
ES;ESP
FI;FIN
FJ;FJI
FK;FLK
FM;FSM
FO;FRO
FR;FRA
GA;GAB
GB;GBR
GD;GRD
GE;GEO
GF;GUF
GG;GGY
GH;GHA
GI;GIB
GL;GRL
GM;GMB
GN;GIN
GP;GLP
GQ;GNQ
GR;GRC
GS;SGS
GT;GTM
GU;GUM
GW;GNB
GY;GUY
HK;HKG
HN;HND
HR;HRV
HT;HTI
ID;IDN
IE;IRL
IL;ISR
IM;IMN
IN;IND
IO;IOT
IQ;IRQ
IR;IRN
IS;ISL
IT;ITA
JE;JEY
JM;JAM
JO;JOR
JP;JPN
KE;KEN
KH;KHM
KI;KIR
KM;COM
KN;KNA
KP;PRK
KR;KOR
KW;KWT
KY;CYM
LB;LBN
LC;LCA
LK;LKA
LR;LBR
LT;LTU
LV;LVA
LY;LBY
MA;MAR
MC;MCO
MD;MDA
ME;MNE
MG;MDG
MH;MHL
ML;MLI
MM;MMR
MO;MAC
MP;MNP
MQ;MTQ
MR;MRT
MT;MLT
MU;MUS
MV;MDV
MX;MEX
MY;MYS
MZ;MOZ
NA;NAM
NC;NCL
NF;NFK
NG;NGA
NI;NIC
NL;NLD
NO;NOR
NR;NRU
NU;NIU
NZ;NZL
OM;OMN
PA;PAN
PE;PER
PF;PYF
PG;PNG
PH;PHL
PK;PAK
PL;POL
PM;SPM
PR;PRI
PT;PRT
PW;PLW
PY;PRY
QA;QAT
RE;REU
RO;ROU
RS;SRB
RU;RUS
SA;SAU
SB;SLB
SC;SYC
SD;SDN
SE;SWE
SG;SGP
SH;SHN
SI;SVN
SJ;SJM
SK;SVK
SL;SLE
SN;SEN
SO;SOM
SR;SUR
ST;STP
SV;SLV
SX;SXM
SY;SYR
TC;TCA
TG;TGO
TH;THA
TL;TLS
TM;TKM
TN;TUN
TO;TON
TR;TUR
TT;TTO
TV;TUV
TW;TWN
TZ;TZA
UA;UKR
UM;UMI
US;USA
UY;URY
VC;VCT
VE;VEN
VG;VGB
VI;VIR
VN;VNM
VU;VUT
WF;WLF
WS;WSM
YE;YEM
YT;MYT
ZA;ZAF
AT;AUT
CH;CHE
HU;HUN
KZ;KAZ
TK;TKL
PN;PCN
AX;ALA
MF;MAF`)

/** Names that neither Unicode's names nor the words for a form of government give, folded and without those words. */
export const OTHER_NAMES = /* @__PURE__ */ rows<string>(`
GB;uk;u k;great britain;great britain northern ireland;northern ireland;england;scotland;wales
US;usa;u s a;u s;america
AE;uae;u a e;emirates
SA;ksa;saudi arabien;saudi;k s a
KR;south korea;s korea;korea south;rok
KP;n korea;north korea;korea north;dprk
ZA;south africa;s africa;rsa
CI;ivory coast
TR;turkiye
CN;prc;china mainland;china pr;pr china;china p r;p r china
HK;hong kong special administrative region china;hong kong sar;hong kong china
MO;macao special administrative region china
TW;taiwan province china;taiwan china;taiwan roc;china taiwan;chinese taipei;roc
FR;french
GA;gabonese
GR;hellenic;hellas
IT;italian
LB;lebanese
MX;mexican
PT;portuguese
RU;russian;russia federation;ussr
SY;syrian
TG;togolese
SK;slovak
VG;virgin islands british
VI;virgin islands u s;virgin islands us;us virgin islands;virgin islands united states
FK;falkland islands malvinas;malvinas
SX;sint maarten dutch part
SH;st helena ascension tristan da cunha
BQ;bonaire sint eustatius saba;saint eustatius;bonaire
PG;png
CD;drc;d r congo;dr congo;congo dem rep;congo dr;congo kinshasa
CG;congo brazzaville;congo
TT;trinidad tobago`)

/** Names that lose their meaning without the words for a form of government, folded. */
export const FULL_NAMES = /* @__PURE__ */ rows<string>(`
KP;democratic peoples republic of korea;democratic people s republic of korea;korea democratic peoples republic of;korea democratic people s republic of;korea dem peoples rep
CD;democratic republic of the congo;congo the democratic republic of the;congo democratic republic of the;democratic republic of congo
TW;republic of china
US;united states of america;united states;the united states
VI;virgin islands of the united states
FM;micronesia federated states of`)

/** Former and short names, without those of countries that were divided: they name no single code. */
export const FORMER_NAMES = /* @__PURE__ */ rows<string>(`
AE;Trucial States;Trucial Coast
BD;East Pakistan
BF;Upper Volta
BJ;Dahomey
BW;Bechuanaland
BY;Byelorussia;Belorussia;White Russia
BZ;British Honduras
CD;Zaire;Belgian Congo
CG;French Congo
CN;Cathay
CO;New Granada
DE;West Germany;East Germany;GDR;FRG
DJ;French Somaliland;Afars and Issas
EH;Spanish Sahara
ET;Abyssinia
GH;Gold Coast
GN;French Guinea
GQ;Spanish Guinea
GW;Portuguese Guinea
GY;British Guiana
ID;Dutch East Indies;Netherlands East Indies;East Indies
IE;Eire
IQ;Mesopotamia
IR;Persia
JO;Transjordan
KH;Kampuchea;Khmer Republic
KI;Gilbert Islands
KR;Korea;Corea;Corée;Coreia;Coreea;Kore;Koreja
LK;Ceylon
LS;Basutoland
MG;Malagasy Republic
MK;Macedonia
ML;French Sudan
MM;Burma;Birma;Birmania;Birmanie
MW;Nyasaland
MY;Malaya;British Malaya
MZ;Portuguese East Africa
NA;South West Africa
NL;Holland
OM;Muscat and Oman
PS;Palestine
SR;Dutch Guiana
SZ;Swaziland
TG;Togoland
TH;Siam
TL;Portuguese Timor;East Timor
TV;Ellice Islands
TW;Formosa
TZ;Tanganyika
VN;Annam;Tonkin;Cochinchina
VU;New Hebrides
YE;South Yemen;North Yemen
ZM;Northern Rhodesia
ZW;Rhodesia;Southern Rhodesia`)

/** Words for a form of government, and between the names of two countries. */
export const FORM_WORDS = /* @__PURE__ */ rows<string>(`
form;democratic;peoples;islamic;federal;federative;federated;united;socialist;arab;bolivarian;plurinational;eastern;oriental;hashemite;co;operative;cooperative;independent;grand;dominion;republic;rep;kingdom;state;states;sultanate;commonwealth;principality;federation;duchy;union
between;the;of;and`)

/** Territories with a code of their own, by the state of which they are a part or dependency; disputed ones are left out. */
export const TERRITORIES = /* @__PURE__ */ rows<string>(`
AU;CC;CX;NF
CN;HK;MO
DK;FO;GL
FI;AX
FR;BL;GF;GP;MF;MQ;NC;PF;PM;RE;TF;WF;YT
GB;AI;BM;FK;GG;GI;GS;IM;IO;JE;KY;MS;PN;SH;TC;VG
NL;AW;BQ;CW;SX
NO;BV;SJ
NZ;CK;NU;TK
US;AS;GU;MP;PR;UM;VI`)

/** Ports by UN/LOCODE, the largest first, of authorities and groups of ports, by the names that people write instead of one of them, with lines between. */
export const AUTHORITIES = /* @__PURE__ */ rows<string>(`
antwerp bruges|antwerpen brugge|antwerp zeebrugge;BEANR;BEZEE
north sea port;NLVLI;BEGNE;NLTNZ
haropa|haropa port;FRLEH;FRURO
marseille fos;FRFOS;FRMRS
nantes saint nazaire;FRSNR;FRNTE
bremenports|bremen bremerhaven;DEBRV;DEBRE
copenhagen malmo|cmp;DKCPH;SEMMA
haminakotka;FIKTK;FIHMN
western ligurian sea|genoa savona;ITGOA;ITSVN
ningbo zhoushan;CNNGB;CNZOS
beibu gulf;CNQZH;CNFAN;CNBIH
suzhou;CNTAC;CNZJG;CNCGS
tangshan;CNCFD;CNJTG
hanshin|kobe osaka;JPUKB;JPOSA
keihin;JPTYO;JPYOK;JPKWS
georgia ports|gpa;USSAV;USSSI
south carolina ports|scspa;USCHS;USGGE
port of virginia|virginia;USORF;USNNS;USPTM
northwest seaport alliance|nwsa|seattle tacoma;USSEA;USTIW
san pedro bay|los angeles long beach|la lb|lalb;USLAX;USLGB
new york new jersey|ny nj|nynj|panynj;USNYC;USEWR`)

/** Chinese characters in names of ports: the simplified form, with the traditional and Japanese ones. */
export const HAN = /* @__PURE__ */ rows<string>(`
干;乾;幹;榦
龟;亀;龜
亚;亜;亞
布;佈
来;來
俣;俁
伦;倫
杰;傑
家;傢
兑;兌
儿;児;兒
内;內
凯;凱
别;別
克;剋
劳;労;勞
务;務
区;區
历;厤;暦;曆;歴;歷
参;參;蔘
吴;吳;呉
吕;呂
启;啟
乔;喬
营;営
当;噹;當
苏;囌;蘇
图;図;圖
国;國
采;埰;寀;採
奥;奧
孙;孫
实;実;實
宫;宮
宁;寧
宝;寶
将;將
冈;岡
岘;峴
岛;島
昆;崑
岩;巌;巖
几;幾
广;広;廣
库;庫
厦;廈
张;張
佛;彿
彻;徹
爱;愛
庆;慶
怀;懐;懷
蒙;懞;濛;矇
户;戶;戸
舍;捨
卷;捲
扬;揚
叙;敘
于;於
晋;晉
会;會
东;東
查;査
条;條
楼;樓
朴;樸
桥;橋
横;橫
台;檯;臺;颱
钦;欽
欧;歐
归;歸
冲;沖
泽;沢;澤
滨;浜;濱
济;済;濟
汤;湯
满;満;滿
准;準
温;溫
汉;漢
滩;灘
湾;灣
乌;烏
烟;煙;菸
热;熱
尔;爾
独;獨
玛;瑪
珑;瓏
毕;畢
卢;盧
朱;硃
矶;磯
谷;穀
龙;竜;龍
笃;篤
约;約
红;紅
纹;紋
纳;納
纽;紐
扎;紮
绍;紹
给;給
统;統
维;維
网;網
缅;緬
绳;縄;繩
累;纍
罗;羅
群;羣
圣;聖
旧;舊
兹;茲
庄;莊
华;華
莱;萊
万;萬
叶;葉
盖;蓋
卜;蔔
芜;蕪
萨;薩
兰;蘭
胡;衚;鬍
卫;衛;衞
里;裏;裡
托;託
讷;訥
诗;詩
夸;誇
志;誌
语;語
诺;諾
谢;謝
让;譲;讓
赞;讚;賛;贊
丰;豊;豐
贝;貝
贡;貢
贵;貴
买;買
费;費
贺;賀
贾;賈
赖;賴
赛;賽
军;軍
边;辺;邊
连;連
达;達
逊;遜
迈;邁
邓;鄧
厘;釐
钏;釧
巨;鉅
银;銀
锦;錦
锡;錫
镇;鎭;鎮
长;長
门;門
开;開
关;関;關
板;闆
斗;闘;鬥;鬪
陆;陸
阳;陽
云;雲
灵;霊;靈
秋;鞦
千;韆
韦;韋
项;項
顺;順
须;須
顿;頓
头;頭
颜;顏;顔
飞;飛
馆;館
马;馬
骚;騒;騷
松;鬆
鱼;魚
鲁;魯
鲸;鯨
鸟;鳥
鸦;鴉
鸭;鴨
鹤;鶴
鹫;鷲
丽;麗
麦;麥
庞;龐`)

/** Names of countries that a port in another country has, too, by code. */
export const GREATER_COUNTRIES = /* @__PURE__ */ rows<string>(`
BR;Brasil
CL;Chile
CO;Columbia
CU;קובה
ES;España;西班牙
IS;Island
JO;Jordan
KP;Corea
KR;Corea
LC;Santa Lucía
MF;Saint Martin;San Martín;St. Martin
ML;माली
MO;Macao;Makau
NL;Holland
NP;नेपाल
PA;Панама
PW;Palau
SD;सूडान
SS;सूडान
SV;El Salvador;Salvador;Salvadora;Salvadoras;Салвадор;萨尔瓦多
TR;ตุรกี
WS;Samoa`)

/** The same in all other languages of CLDR. */
export const RARE_COUNTRY_NAMES = /* @__PURE__ */ rows<string>(`
AL;Албани
AS;Samoa America
CL;Chéli;Shile;Shílè;Síle;Ṣílè
CN;Chin;Haina
DE;Jaman;Jamân
GD;Glenada
GH;Kana;Kāna;Ngana;kaná
IM;Mön
IN;बारत
MF;Saint-Martin (France);Sint Martin
ML;Malè
MT;Malita;Málita
MU;Maurizio
PE;Piru;Pirù
RU;Lusî
SD;Suda;Sudá
TR;Torki`)

/** Regions and islands with the name of a port in another country, and their countries. */
export const GREATER_REGIONS = /* @__PURE__ */ rows<string>(`
Aberdeen;GB
Acre;BR
Al Ahmadi;KW
Al Jazirah;SD
Al Qasim;SA
Bahia;BR
Bali;ID
Barcelona;ES
Bel Air;SC
Bolívar;CO;EC;VE
Catalina;US
Cavan;IE
Centre;BF;CM;HT
Changhua;TW
Charlotte;VC
Chin;MM
Christ Church;BB
Constantine;DZ
Cornwall;GB
Darién;PA
Delta;NG
Derby;GB
El Hierro;ES
El Progreso;GT
Ellesmere;CA
Essex;GB
Florence;IT
Fogo;CV
Freeport;BS
Gard;FR
Grand Port;MU
Greenwich;GB
Hebron;PS
Hierro;ES
Isabel;SB
Kole;UG
Kranj;SI
Kōchi;JP
La Libertad;PE;SV
La Palma;ES
La Paz;BO;HN;SV
Laguna;PH
Laâyoune;MA
Loreto;PE
Magdalena;CO
Mari El;RU
Marshall;MH
Matanzas;CU
Ma’an;JO
Nièvre;FR
North East;BW;GH;SG
North;CM;LB
Nīca;LV
Ouest;HT
Paraná;BR
Pemba;TZ
Pembroke;MT
Plymouth;GB
Portland;JM
Porto Santo;PT
Portsmouth;GB
Príncipe;ST
Raa;MV
Rae;EE
Ragusa;IT
Reading;GB
S:t Pierre;PM
Saint Catherine;JM
Saint George;AG;BB;DM;GD;VC
Saint Helens;GB
Saint James;BB;JM
Saint Joseph;BB;DM
Saint Lawrence;MT
Saint Louis;SC;SN
Saint Martin;MF;SX
Saint Mary;AG;JM
Saint Michael;BB
Saint Peter;AG;BB;DM
Saint-Pierre;PM
Saladin;IQ
Sala;LV
Salé;MA
San Juan;AR;DO
San Luis;AR
San Marcos;GT
San Martín;PE
San Pedro;PM;PY
Santa Bárbara;HN
Santa Cruz;AR;BO;CV;VI
Santarém;PT
Saïda;DZ
Solomon;SB
Somerset;GB
Sonora;MX
South West;SG
Southwest;CM
South;CM;LB
Surrey;GB
Thera;GR
Trinidadas;TT
Trinidad;TT
Trujillo;VE
Valverde;DO
Victoria;AU;MT
Vodice;SI
West;CM
Тринидад;TT
Тринідад;TT
نویس;KN
त्रिनिदाद;TT`)

/** Seas, rivers, lakes and straits with the name of a port in another country, and their countries; none for a sea of many. */
export const GREATER_WATERS = /* @__PURE__ */ rows<string>(`
Adriatic
Atlantic
Bass;AU
Clyde;GB
Ganges;IN;BD
Good Hope;ZA
Hudson;US
Mackenzie;CA
Magdalena;CO
Orange;ZA;NA
Severn;GB
Torres;AU`)

/** Cities with the name of a port in another country, and their countries. */
export const GREATER_CITIES = /* @__PURE__ */ rows<string>(`
Aksu;CN
Al Aḩmadī;KW
Anápolis;BR
Barrow;GB
Bathurst;GM
Bello;CO
Boston;US
Brooklyn;US
Cartagena;CO
Chita;RU
Constantine;DZ
El Paso;US
Florence;IT
George Town;MY
Hamilton;CA
Joinville;BR
Kochi;JP
La Paz;BO
Lincoln;GB;US
Monterrey;MX
Morón;AR
Newcastle;AU;ZA
Odessa;UA
Perth;AU
Petersburg;RU
Port Elizabeth;ZA
Portland;US
Reading;GB
Rio;BR
Sale;MA
Salem;IN
Scarborough;CA
St. Louis;US
Susa;AZ;IR;IT
São Vicente;BR
Tarabulus;LY
Trujillo;PE
Villa Nueva;GT
ابادان;NG
إبادان;NG
Хомс;SY
Αντιόχεια;TR
安条克;TR
Брест;BY
ブレスト;BY
قسطنطینہ;DZ
德里;IN
安顺;CN
三河;CN
丽水;CN
گوانگجو;KR
林肯;US
Линкольн;US
Лінкольн;US
伯尔尼;CH
科隆;DE
کولون;DE
Галле;DE
Брауншвейг;DE
Монтерей;MX
Монтереј;MX
מונטריי;MX
مونتيري;MX
蒙特雷;MX`)
