import { expect, test } from 'vitest'
import { BodyReader } from '../../../src/tables/bodies/body-reader.js'
import { ESTIMATE_TABLE } from '../../../src/tables/bodies/estimate-table.js'
import { tables } from '../../support/tables.js'

/** Headers as systems of forwarders and carriers write them: reference, origin, destination, amount, mass, day. */
const HEADERS = `
Dossier;Port d'embarquement;Port de débarquement;EVP;Poids brut (t);Départ
Dossier;Lieu de départ;Lieu d'arrivée;TEU;Poids (t);Date départ
Réf. client;POL;POD;TEU;Poids brut t;ETD
Rif.;Porto di carico;Porto di scarico;TEU;Peso lordo (t);ETD
Nº processo;Porto de carga;Porto de descarga;TEU;Peso bruto (t);Data de partida
Sendungsnr.;Verschiffungshafen;Empfangshafen;TEU;Rohgewicht in t;Versanddatum
Auftragsnr.;Ladehafen;Löschhafen;TEU;Bruttogew. (t);ETS
Zending;Haven van laden;Haven van lossen;TEU;Bruto gewicht t;ETD
订舱号;装货港;卸货港;标箱;毛重（吨）;离港日期
提單號碼;裝貨港;卸貨港;標準箱;毛重t;開航日
Коносамент;Порт отправления;Порт назначения;ДФЭ;Вес брутто (т);Дата выхода
Заявка;Порт отгрузки;Порт прибытия;TEU;Масса брутто, т;ETD
`
  .trim()
  .split('\n')
  .map((line) => line.split(';'))

test.each(HEADERS)('%s, %s, %s, %s, %s, %s are understood', (...columns) => {
  const reader = new BodyReader(ESTIMATE_TABLE)
  const row = { line: 2, columns, cells: ['B1', 'NLRTM', 'SGSIN', '2', '18.5', '2026-03-02'] }
  const reading = { ports: tables.ports, base: {}, isJson: false, isLonLat: false }
  const more = { hasDecimalCommas: false, points: undefined, marks: new Map() }
  expect(reader.idOf(row)).toBe('B1')
  expect(reader.read(row, { ...reading, ...more } as never)).toMatchObject({
    cargo: { teu: 2, mass_tonnes: 18.5 },
    route: {
      origin: { name: 'NLRTM' },
      destination: { name: 'SGSIN' },
      depart_at: '2026-03-02',
    },
  })
})
