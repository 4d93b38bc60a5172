/**
 * Former and short names of countries (ISO 3166-3, and recalled) by ISO 3166-1 code. One of a country that was
 * divided is left out: it tells no code.
 */
const TABLE = `
AE Trucial States|Trucial Coast
BD East Pakistan
BF Upper Volta
BJ Dahomey
BW Bechuanaland
BY Byelorussia|Belorussia|White Russia
BZ British Honduras
CD Zaire|Belgian Congo
CG French Congo
CN Cathay
CO New Granada
DE West Germany|East Germany|GDR|FRG
DJ French Somaliland|Afars and Issas
EH Spanish Sahara
ET Abyssinia
GH Gold Coast
GN French Guinea
GQ Spanish Guinea
GW Portuguese Guinea
GY British Guiana
ID Dutch East Indies|Netherlands East Indies|East Indies
IE Eire
IQ Mesopotamia
IR Persia
JO Transjordan
KH Kampuchea|Khmer Republic
KI Gilbert Islands
KR Korea|Corea|Corée|Coreia|Coreea|Kore|Koreja
LK Ceylon
LS Basutoland
MG Malagasy Republic
MK Macedonia
ML French Sudan
MM Burma|Birma|Birmania|Birmanie
MW Nyasaland
MY Malaya|British Malaya
MZ Portuguese East Africa
NA South West Africa
NL Holland
OM Muscat and Oman
PS Palestine
SR Dutch Guiana
SZ Swaziland
TG Togoland
TH Siam
TL Portuguese Timor|East Timor
TV Ellice Islands
TW Formosa
TZ Tanganyika
VN Annam|Tonkin|Cochinchina
VU New Hebrides
YE South Yemen|North Yemen
ZM Northern Rhodesia
ZW Rhodesia|Southern Rhodesia
`

/** Names with the code of their country. */
export const FORMER_COUNTRIES: readonly (readonly [name: string, code: string])[] = TABLE.trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split('|')
      .map((name) => [name, line.slice(0, 2)] as const),
  )
