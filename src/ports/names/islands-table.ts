import type { RegionRow } from './regions-table.js'

/**
 * Islands and parts of countries by which people call the place of a port, with generous boxes in degrees: south, west,
 * north, east. Recalled, to half a degree or better.
 */
const TABLE = `
AG: Antigua 16.9 -62 17.3 -61.6; Barbuda 17.5 -62 17.8 -61.6
AR: Tierra del Fuego -55.2 -68.7 -52.5 -63.7
BS: Grand Bahama 26.3 -79.1 26.9 -77.7; New Providence 24.9 -77.7 25.2 -77.2; Abaco|Great Abaco|Abaco Islands 25.8 -78 27 -76.9; Andros 23.6 -78.5 25.3 -77.6; Eleuthera 24.5 -76.8 25.6 -76
BQ: Bonaire 12 -68.5 12.4 -68.1; Saint Eustatius|Sint Eustatius|Statia 17.4 -63.1 17.6 -62.9; Saba 17.5 -63.3 17.7 -63.1
CA: Vancouver Island 48.2 -128.6 50.9 -123.2; Cape Breton|Cape Breton Island 45.5 -61.6 47.1 -59.7; Baffin Island 61.8 -90.2 73.9 -61.2; Anticosti 49 -64.6 50 -61.6; Haida Gwaii|Queen Charlotte Islands 51.8 -133.3 54.4 -130.9; Magdalen Islands|Iles de la Madeleine 47.1 -62.3 47.9 -61.1
CL: Chiloe|Chiloe Island -43.5 -74.5 -41.7 -73.3; Tierra del Fuego -55.2 -70.7 -52.5 -66.4; Easter Island|Rapa Nui|Isla de Pascua -27.3 -109.6 -27 -109.2; Patagonia -56 -75.8 -41 -66.4
CN: Zhoushan Islands|Zhoushan Archipelago|Chusan 29.5 121.5 31 123
CO: San Andres 12.4 -81.9 12.7 -81.6
CV: Sao Vicente 16.7 -25.2 17 -24.8; Santo Antao 16.8 -25.4 17.3 -24.9; Sal 16.5 -23.1 16.9 -22.8; Boa Vista 15.9 -23 16.3 -22.6; Santiago 14.8 -23.9 15.4 -23.3; Fogo 14.7 -24.6 15.1 -24.2; Brava 14.7 -24.8 14.9 -24.6; Maio 15 -23.3 15.4 -23; Sao Nicolau 16.4 -24.5 16.8 -23.9
DE: Rugen|Ruegen 54.2 13 54.8 13.8; Sylt 54.7 8.2 55.1 8.5; Usedom 53.8 13.7 54.2 14.3; Fehmarn 54.3 10.9 54.6 11.4; Heligoland|Helgoland 54.1 7.8 54.3 8; East Frisia|Ostfriesland|East Frisian Islands 53 6.5 53.9 8.2; Holstein 53.4 8.8 54.5 11.2
DK: Jutland|Jylland 54.8 8 57.8 11; Zealand|Sjaelland 54.9 10.8 56.2 12.7; Funen|Fyn 54.7 9.7 55.7 11; Bornholm 54.9 14.6 55.4 15.2; Lolland 54.5 10.9 55 11.9; Falster 54.5 11.7 55 12.3; Als|Alsen 54.8 9.6 55.1 10.2
EC: Galapagos|Galapagos Islands -1.5 -92 0.7 -89.2
EE: Saaremaa|Osel|Oesel 57.8 21.7 58.7 23.4; Hiiumaa|Dago 58.6 22 59.2 23.1
ES: Mallorca|Majorca 39.2 2.3 40 3.5; Menorca|Minorca 39.8 3.7 40.1 4.4; Ibiza|Eivissa 38.8 1.1 39.2 1.7; Formentera 38.6 1.3 38.8 1.6; Tenerife 27.9 -17 28.6 -16.1; Gran Canaria|Grand Canary 27.7 -15.9 28.2 -15.3; Lanzarote 28.8 -13.9 29.3 -13.4; Fuerteventura 28 -14.6 28.8 -13.8; La Palma 28.4 -18.1 28.9 -17.7; La Gomera|Gomera 28 -17.4 28.3 -17; El Hierro|Hierro 27.6 -18.2 27.9 -17.8
FI: Lapland 65.7 20.5 70.1 30
FJ: Viti Levu -18.4 177.1 -17.2 178.8; Vanua Levu -17.1 178.3 -16.1 180
FM: Yap 9.3 137.9 9.7 138.3; Pohnpei|Ponape 6.7 158 7.1 158.4; Chuuk|Truk 7.1 151.3 7.7 152; Kosrae|Kusaie 5.2 162.8 5.4 163.1
FR: Corsica|Corse|Korsika 41.3 8.5 43.1 9.6; Riviera|French Riviera|Cote d'Azur 42.9 5.8 43.9 7.6; Flanders 50.2 1.5 51.2 3.3
GB: Orkney|Orkney Islands 58.6 -3.6 59.5 -2.3; Shetland|Shetland Islands 59.8 -2.2 60.9 -0.7; Hebrides|Outer Hebrides|Western Isles 56.7 -8.7 58.6 -6.1; Skye|Isle of Skye 57 -6.9 57.8 -5.6; Isle of Wight|Wight 50.5 -1.7 50.8 -1; Anglesey|Ynys Mon 53.1 -4.8 53.5 -4; Scotland 54.9 -8.7 60.9 -0.7; England 49.8 -6.5 55.9 1.9; Wales 51.3 -5.5 53.4 -2.9; Northern Ireland 54 -8.3 55.4 -5.4; Ulster 54 -8.3 55.4 -5.4; Islay 55.5 -6.6 56 -6; Mull 56.2 -6.5 56.7 -5.6; Arran 55.4 -5.5 55.8 -5; Scilly|Isles of Scilly 49.8 -6.5 50 -6.2
GQ: Bioko|Fernando Po 3.1 8.3 3.9 9.1
GR: Andros 37.6 24.6 38 25; Tinos 37.5 25 37.7 25.3; Crete|Kreta|Kriti 34.8 23.4 35.8 26.4; Corfu|Kerkyra 39.3 19.5 39.9 20.2; Rhodes|Rodos 35.8 27.6 36.5 28.3; Lesbos|Lesvos 38.9 25.8 39.4 26.7; Chios|Khios 38.1 25.8 38.7 26.2; Samos 37.6 26.5 37.9 27.1; Naxos 36.9 25.3 37.3 25.7; Paros 36.9 25 37.2 25.4; Santorini|Thira|Thera 36.3 25.3 36.5 25.5; Kos|Cos 36.6 26.9 37 27.4; Euboea|Evia|Evvoia 37.9 22.8 39.1 24.6; Lemnos|Limnos 39.7 25 40.1 25.5; Syros|Siros 37.3 24.8 37.6 25; Mykonos 37.4 25.2 37.6 25.6; Zakynthos|Zante 37.6 20.6 38 21; Cephalonia|Kefalonia 38 20.3 38.5 20.9; Thasos 40.5 24.5 40.9 24.9; Cyclades 36.3 24.2 38 26.2; Dodecanese 35.3 26.2 37.6 29.7; Macedonia 39.9 21.5 41.4 25; Thrace 40.5 24.7 41.8 26.7; Thessaly 38.8 21 40.2 23.5; Peloponnese|Morea|Peloponnesos 36.3 21 38.4 23.6
HN: Roatan|Bay Islands|Islas de la Bahia 16.1 -87.1 16.6 -85.8
HR: Istria|Istra 44.7 13.4 45.6 14.4; Dalmatia|Dalmacija 42.3 14.3 44.6 18.6
ID: Batam 0.8 103.8 1.3 104.3; Bangka -3.2 105 -1.4 107; Belitung|Billiton -3.4 107.5 -2.4 108.4; Madura -7.3 112.6 -6.8 114.2; Lombok -9 115.8 -8.1 116.8; Sumbawa -9.2 116.6 -8 119.3; Flores -9 119.7 -8 123.1; Sumba -10.4 118.8 -9.2 121; Timor -10.5 123.3 -8.8 125.4; Celebes -7.7 117.6 5.7 125.6; Moluccas|Maluku|Spice Islands -8.5 124 3 135; Ambon -3.9 127.8 -3.4 128.5; Halmahera -1 127.2 2.5 129; Seram|Ceram -3.9 127.7 -2.7 131; Buru -3.9 125.9 -3 127.3; Nias 0.4 97 1.6 98; New Guinea -9.2 129 0.5 141.1; Bintan 0.8 104.1 1.3 104.7
IE: Munster 51.3 -10.7 53.2 -6.9; Connaught|Connacht 52.9 -10.4 54.5 -7.8; Leinster 52 -8.1 54.2 -5.9; Ulster 53.8 -8.9 55.5 -6.3
IN: Andaman Islands|Andamans|Andaman and Nicobar Islands 6.5 92 14 94.4; Nicobar Islands 6.5 92.5 9.4 94.1; Bengal 21.3 85.8 27.3 89.9; Malabar 8 73.8 12.9 77.3; Coromandel 10.2 78.5 16.5 82
IT: Elba 42.6 10 42.9 10.5; Capri 40.5 14.1 40.6 14.3; Ischia 40.6 13.8 40.8 14; Pantelleria 36.7 11.9 36.9 12.1; Abruzzo 41.6 13 42.9 14.8
JP: Honshu 33.3 130.8 41.6 142.1; Kyushu 30.9 129.3 34 132.1; Shikoku 32.7 132 34.6 134.8; Ryukyu Islands|Ryukyus|Nansei 24 122.9 30.9 131.2
KM: Anjouan|Nzwani -12.5 44.2 -12 44.6; Grand Comore|Grande Comore|Ngazidja -12 43.1 -11.3 43.6
KI: Tarawa 1.2 172.8 1.7 173.3
KN: Saint Kitts|St Christopher 17.1 -62.9 17.5 -62.5; Nevis 17 -62.7 17.3 -62.5
KR: Jeju|Cheju|Jeju Island 33.1 126.1 33.6 127
KY: Grand Cayman 19.2 -81.5 19.4 -81
MP: Saipan 15 145.6 15.3 145.9; Tinian 14.9 145.5 15.1 145.7; Rota 14 145.1 14.3 145.4
MT: Gozo 35.9 14.1 36.1 14.4
MY: Labuan 5.1 115.1 5.5 115.4; Langkawi 6.1 99.6 6.5 100; Borneo|East Malaysia 0.8 109.5 7.6 119.4
NO: Lofoten 67.3 12 68.6 15.3; Finnmark 68.5 21 71.3 31.3; Troms 68.2 15.5 70.4 22.9; Nordland 64.9 10.5 69.4 18.3; Vesteralen 68.3 14.3 69.4 16.2
NL: Zeeland 51.2 3.2 51.8 4.3; Friesland|Frisia 52.8 5.1 53.5 6.5; Texel 52.9 4.6 53.3 5; Noord-Holland|North Holland 52.1 4.4 53.3 5.4; Zuid-Holland|South Holland 51.6 3.8 52.4 5.1; Walcheren 51.4 3.4 51.7 3.8
NZ: North Island -41.7 172.5 -34.3 178.6; South Island -46.8 166.3 -40.4 174.5; Chatham Islands -44.5 -177.1 -43.6 -175.8; Stewart Island -47.4 167.3 -46.6 168.3
OM: Masirah 20.1 58.5 20.8 59
PF: Marquesas|Marquesas Islands -10.7 -140.9 -7.8 -138.3; Moorea -17.7 -150 -17.4 -149.7; Tuamotu|Tuamotus -23.5 -149 -14 -134.4; Bora Bora -16.6 -151.9 -16.4 -151.6
PG: New Britain -6.4 148.2 -4 152.5; New Ireland -5 150.6 -2.5 153.2; Bougainville -6.9 154.5 -5.3 156; Manus -2.3 146.5 -1.9 147.5; New Guinea -11 140.8 -2.5 151
PH: Cebu 9.4 123.3 11.4 124.2; Leyte 9.9 124.2 11.6 125.3; Samar 10.9 124.2 12.7 125.9; Negros 9 122.3 11 123.6; Panay 10.4 121.8 12 123.2; Palawan 8.3 117 12.4 120.4; Mindoro 12.1 120.2 13.6 121.6; Bohol 9.4 123.6 10.3 124.7
PT: Azores|Acores 36.8 -31.4 39.8 -24.9; Madeira 32.3 -17.4 33.2 -16.2; Algarve 36.9 -9.1 37.6 -7.3; Terceira 38.6 -27.5 38.9 -27; Sao Miguel 37.6 -25.9 38 -25.1; Faial|Fayal 38.4 -28.9 38.7 -28.5; Pico 38.3 -28.6 38.6 -28; Flores 39.3 -31.4 39.6 -31; Porto Santo 32.9 -16.5 33.2 -16.2
RU: Sakhalin 45.8 141.5 54.5 144.9; Kamchatka 50.8 155.4 63 167; Kuril Islands|Kuriles|Kurils 43.2 145.2 51 156.6; Novaya Zemlya 70.4 51 77.1 69.2; Karelia 60.6 29.2 66.7 38; Siberia 50 60 78 180; East Prussia 54.2 19.4 55.4 23
SB: Guadalcanal -10 159.5 -9.1 161
SC: Mahe -4.9 55.3 -4.5 55.6; Praslin -4.4 55.6 -4.2 55.9
SE: Gotland 56.8 18 58.1 19.5; Oland|Oeland 56.1 16.3 57.4 17.3; Scania|Skane 55.2 12.4 56.6 14.7; Lapland 63.9 14.3 69.1 24.2; Smaland 56.3 13 58.2 17
SH: Saint Helena -16.2 -5.9 -15.8 -5.5; Ascension|Ascension Island -8.1 -14.5 -7.8 -14.2; Tristan da Cunha -37.5 -12.8 -37 -12.1
ST: Principe 1.5 7.2 1.8 7.6; Sao Tome -0.1 6.4 0.5 6.8
TC: Grand Turk 21.4 -71.2 21.6 -71; Providenciales 21.7 -72.4 21.9 -72.1
TH: Phuket 7.7 98.2 8.3 98.5
TK: Tokelau -9.5 -172.6 -8.4 -171.1
TL: Timor -9.6 124 -8.1 127.4
TN: Djerba|Jerba 33.6 10.7 34 11.1
TR: Thrace 40 26 42.2 29.2; Anatolia 35.8 26 42.2 44.9
TT: Trinidad 10 -62 10.9 -60.8; Tobago 11.1 -60.9 11.4 -60.4
TZ: Zanzibar|Unguja -6.6 39.1 -5.6 39.7; Pemba -5.5 39.6 -4.8 39.9
UA: Crimea|Krym 44.3 32.4 46.3 36.7
US: Oahu 21.2 -158.4 21.8 -157.6; Maui 20.5 -156.8 21.1 -155.9; Kauai 21.8 -159.9 22.3 -159.2; Molokai 21 -157.4 21.3 -156.7; Kodiak|Kodiak Island 56.5 -155 58.7 -151.7; Long Island 40.5 -74.1 41.2 -71.8; Manhattan 40.6 -74.1 40.9 -73.9; Nantucket 41.2 -70.3 41.4 -69.9; New England 40.9 -73.8 47.5 -66.8; Aleutian Islands|Aleutians 51 -180 55.2 -163; Staten Island 40.4 -74.3 40.7 -74; Martha's Vineyard 41.3 -70.9 41.5 -70.4; Catalina 33.2 -118.7 33.5 -118.2
VC: Grenadines 12.5 -61.5 13.1 -61.1; Saint Vincent 13.1 -61.4 13.4 -61.1
VE: Margarita|Isla Margarita|Margarita Island 10.8 -64.5 11.2 -63.7
VG: Tortola 18.3 -64.8 18.5 -64.5; Virgin Gorda 18.4 -64.5 18.6 -64.2
VI: Saint Croix|Santa Cruz 17.6 -65 17.9 -64.5; Saint Thomas 18.2 -65.2 18.5 -64.7; Saint John 18.2 -64.9 18.4 -64.6
VU: Espiritu Santo|Santo -15.8 166.4 -14.6 167.3; Efate -17.9 168.1 -17.5 168.6
WS: Upolu -14.1 -172.1 -13.7 -171.4; Savaii -13.9 -172.9 -13.4 -172.1
YE: Socotra 12.2 53.2 12.8 54.6; Hadhramaut|Hadramawt 14 47.5 18 51
`

/** The rows by the country's code. */
export const ISLANDS: Readonly<Record<string, readonly RegionRow[]>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(4).split('; ').map(rowOf)]),
)

function rowOf(text: string): RegionRow {
  const words = text.split(' ')
  const [south, west, north, east] = words.slice(-4).map(Number)
  return [words.slice(0, -4).join(' '), south!, west!, north!, east!]
}
