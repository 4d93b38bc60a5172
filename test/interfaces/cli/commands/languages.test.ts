import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

/** Exports as systems of forwarders write them: two boxes of 40 feet from Rotterdam to Singapore, cold in the first row. */
const FILES: Readonly<Record<string, string>> = {
  Chinese: `业务编号,起运港,目的港,船名,开航日期,柜型柜量,毛重(KG),运输方式,设定温度,订舱状态
GZ-1,NLRTM,SGSIN,XIN HAI,2026-03-01,2x40HC,21000,海运,-18,已订舱
GZ-2,NLRTM,SGSIN,XIN HAI,2026-03-01,2x40HC,21000,海运,,取消
`,
  Japanese: `管理番号,積港,揚港,本船名,出港予定日,コンテナタイプ,コンテナ本数,総重量(kg),輸送モード,設定温度,ステータス
A-1,NLRTM,SGSIN,ASAHI,2026/03/01,40HC,2,21000,海上輸送,-18,出荷済
A-2,NLRTM,SGSIN,ASAHI,2026/03/01,40HC,2,21000,海上輸送,,キャンセル
`,
  Korean: `작업번호,선적항,양하항,모선명,출항예정일,컨테이너 규격,컨테이너 수량,총중량(톤),운송수단,온도,진행상태
K-1,NLRTM,SGSIN,HANARA,2026-03-01,40HC,2,21,해상,-18,선적완료
K-2,NLRTM,SGSIN,HANARA,2026-03-01,40HC,2,21,해상,,취소
`,
  Russian: `Номер заявки;Порт погрузки;Порт выгрузки;Судно;Дата отправления;Тип контейнера;Количество контейнеров;Вес брутто, кг;Вид транспорта;Температура;Статус
Р-1;NLRTM;SGSIN;ВОЛГА;01.03.2026;40HC;2;21 000,0;морской;-18;в пути
Р-2;NLRTM;SGSIN;ВОЛГА;01.03.2026;40HC;2;21 000,0;морской;;отменён
`,
  Arabic: `رقم الملف,ميناء التحميل,ميناء التفريغ,اسم السفينة,تاريخ المغادرة,نوع الحاوية,عدد الحاويات,الوزن الإجمالي (كجم),وسيلة النقل,درجة الحرارة,الحالة
ع-1,NLRTM,SGSIN,NOOR,2026-03-01,40HC,2,21000,بحري,-18,تم الشحن
ع-2,NLRTM,SGSIN,NOOR,2026-03-01,40HC,2,21000,بحري,,ملغي
`,
  Turkish: `Dosya No;Yükleme Limanı;Varış Limanı;Gemi Adı;Kalkış Tarihi;Konteyner Tipi;Konteyner Adedi;Brüt Ağırlık (kg);Taşıma Şekli;Sıcaklık;Durum
T-1;NLRTM;SGSIN;ANADOLU;01.03.2026;40HC;2;21.000,0;denizyolu;-18;yolda
T-2;NLRTM;SGSIN;ANADOLU;01.03.2026;40HC;2;21.000,0;denizyolu;;iptal
`,
}

describe('an export of a system in another language', () => {
  test.each(Object.entries(FILES))('in %s is read as in English', async (_, text) => {
    const path = join(temporaryFolder(), 'export.csv')
    writeFileSync(path, text)
    // A day such as 01.03. is for the caller to tell.
    const args = ['shipments', path, '--format', 'ndjson', '--date-order', 'dmy']
    const { output, notes } = await run(args, { open: fakeSea().open })
    const [first, second] = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first.problem).toBeNull()
    expect(first.id).toMatch(/-1$/)
    expect(first.answer.departure).toBe('2026-03-01')
    const { cargo } = first.answer.asked.request
    expect(cargo).toMatchObject({ mass_tonnes: 21, reefer: true })
    expect(cargo.container_type).toMatch(/40HC/)
    expect(cargo.containers ?? 2).toBe(2)
    expect(first.answer.factor.name).toMatch(/container/i)
    expect(second.problem.detail).toContain('Not counted')
    expect(notes.join()).not.toContain('Ignored columns')
  })
})
