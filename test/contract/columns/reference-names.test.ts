import { describe, expect, test } from 'vitest'
import { columnKey } from '../../../src/contract/columns/column-key.js'
import { englishKey } from '../../../src/contract/columns/other-languages.js'
import { isReferenceName } from '../../../src/contract/columns/reference-names.js'

const isReference = (name: string) => isReferenceName(englishKey(columnKey(name)))

describe('a column identifies a shipment', () => {
  test.each([
    ...['HAWB/HBL', 'Consignment Note', 'N° de réservation', 'Boekingnr', 'Ordernr', 'Borderonr'],
    ...['业务单号', '单号', '受注番号', '화물번호', 'Номер сделки', 'رقم الحجز', 'Nr. pratica'],
  ])('by its name %s', (name) => {
    expect(isReference(name)).toBe(true)
  })

  test.each([
    ...[
      '船号',
      '电话号',
      '客户号',
      '合同号',
      '顧客番号',
      '전화번호',
      'Номер рейса',
      'Номер пломбы',
    ],
    ...['Schiffsnr', 'Kundennummer', 'رقم الهاتف'],
  ])('not by %s, which many share', (name) => {
    expect(isReference(name)).toBe(false)
  })
})
