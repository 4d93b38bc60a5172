import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

/** Noon reports of two ships in one export: fuels by consumer, a stay with shore power, semicolons. */
const REPORTS = `Vessel Name;IMO No;Report Date;From;To;Port;Distance (nm);Cargo MT;VLSFO ME (mt);VLSFO AE (mt);MGO Boiler (mt);ROB VLSFO;Shore kWh
MV Alpha;9876543;01.02.2026;Rotterdam;Singapore;;310,5;70000;24,5;2,1;0,4;900;
MV Alpha;9876543;02.02.2026;Rotterdam;Singapore;;322;70000;25;2,0;0,4;873;
MV Beta;9765432;01.02.2026;Hamburg;Antwerp;;380;30000;18;1,5;0,2;400;
MV Beta;9765432;03.02.2026;;;Antwerp;;;;1,2;0,1;398;20000
`
const SHIPS = `ship;type;dwt;gt;banked;deficits_before;pool
9876543;bulk_carrier;82000;44000;;1;yes
9765432;container_ship;60000;50000;500;;yes
`

const fleetOf = (...args: string[]) => fleetIn(REPORTS, ...args)

async function fleetIn(rows: string, ...args: string[]) {
  const folder = temporaryFolder()
  const [reports, ships] = [join(folder, 'noon.csv'), join(folder, 'ships.csv')]
  writeFileSync(reports, rows)
  writeFileSync(ships, SHIPS)
  const command = ['fleet-year', reports, '--ships', ships, '--year', '2026']
  return run([...command, '--date-order', 'dmy', ...args], { open: fakeSea().open })
}

describe('fairway fleet-year', () => {
  test("reads each ship's rows of one file, and pools the ships", async () => {
    const { output, errors } = await fleetOf('--format', 'json', '--surplus-price', '200')
    expect(errors).toBe('')
    const { ship_years: years, fleet } = JSON.parse(output)
    const tonnes = years.map(({ fuels }: { fuels: { fuel_type: string; tonnes: number }[] }) =>
      Object.fromEntries(fuels.map((fuel) => [fuel.fuel_type, fuel.tonnes])),
    )
    expect(tonnes[0]).toEqual({ VLSFO: 24.5 + 2.1 + 25 + 2, MGO: 0.8 })
    expect(tonnes[1].VLSFO).toBeCloseTo(20.7, 9)
    // VLSFO 41 MJ/kg and MGO 42.7, half of a voyage with Singapore, all of the other ship's, and 20 MWh.
    const alpha = (53.6 * 41_000 + 0.8 * 42_700) / 2
    const beta = 20.7 * 41_000 + 0.3 * 42_700 + 20_000 * 3.6
    expect(years[0].fuel_eu.prioritised.energy_mj).toBeCloseTo(alpha, 3)
    expect(years[1].fuel_eu.prioritised.energy_mj).toBeCloseTo(beta, 3)
    const [one, other] = fleet.ships
    expect(one.balance_tonnes).toBeCloseTo(
      years[0].fuel_eu.prioritised.compliance_balance_tonnes,
      9,
    )
    expect(other.balance_tonnes).toBeCloseTo(
      500 + years[1].fuel_eu.prioritised.compliance_balance_tonnes,
      9,
    )
    expect(one.alone.penalty_eur).toBeCloseTo(1.1 * years[0].fuel_eu.prioritised.penalty_eur, 6)
    expect(fleet.pooled_eur).toBe(0)
    expect(fleet.surplus_value_eur).toBeCloseTo(
      200 * (one.balance_tonnes + other.balance_tonnes),
      4,
    )
  })

  test('reads German noon reports, and doubts fuel on board that is not in the rows', async () => {
    const folder = temporaryFolder()
    const [reports, ships] = [join(folder, 'meldungen.csv'), join(folder, 'flotte.csv')]
    writeFileSync(
      reports,
      [
        'IMO;Datum;Distanz (sm);Ladung (t);VLSFO Hauptmaschine (t);VLSFO Hilfsmaschinen (t);VLSFO Kessel (t);VLSFO Bestand (t);VLSFO gebunkert (t)',
        '9876543;01.02.2026;310,5;70000;24,5;2,1;0,4;900;',
        '9876543;02.02.2026;322;70000;25;2,0;0;823;',
        '9876543;03.02.2026;322;70000;25;2,0;0;1296;500',
      ].join('\n'),
    )
    writeFileSync(ships, 'Schiff;Schiffstyp;Tragfähigkeit;BRZ\n9876543;bulk_carrier;82000;44000\n')
    const command = ['fleet-year', reports, '--ships', ships, '--year', '2026', '--format', 'json']
    const { output, errors, notes } = await run([...command, '--date-order', 'dmy'], {
      open: fakeSea().open,
    })
    expect([errors, notes]).toEqual(['', []])
    const [year] = JSON.parse(output).ship_years
    expect(year.fuels[0].tonnes).toBeCloseTo(81, 9)
    expect(year.distance_nm).toBeCloseTo(954.5, 9)
    const [doubt] = year.warnings.filter(({ code }: { code: string }) => code === 'fuel_on_board')
    expect(doubt.detail).toContain('the first has 823 t of VLSFO where 873 t follow')
  })

  test('begins with the money, and has a line for each ship', async () => {
    const { output } = await fleetOf()
    const lines = output.split('\n').filter((line) => line !== '')
    expect(lines[0]).toMatch(
      /^Fleet's year 2026: 0 EUR of FuelEU penalties with the best pool, [\d,]+ EUR without$/,
    )
    expect(lines[1]).toMatch(/9876543 +CII \w .*in the pool/)
    expect(lines[2]).toMatch(/9765432 +CII \w .*in the pool/)
  })

  test('says of which ship a remark is, and of which line and ship an error', async () => {
    const noted = REPORTS.replaceAll('\n', ';x\n').replace('kWh;x', 'kWh;Wind')
    expect((await fleetIn(noted)).output).toContain('  ! Ignored columns: Wind.')
    const far = REPORTS.replace('24,5;', '2450;')
    expect((await fleetIn(far)).output).toMatch(/! 9876543: 1 row has fuel that no ship burns/)
    const atSea = REPORTS.replace(';;;Antwerp;', ';Hamburg;Antwerp;;')
    expect((await fleetIn(atSea)).errors).toContain('line 5, shore_power_kwh is for a stay in port')
  })

  test('names a column of the ships that it does not know', async () => {
    const path = join(temporaryFolder(), 'ships.csv')
    writeFileSync(path, 'ship,type,colour\nA,tanker,red\n')
    const { errors } = await run(['fleet-year', path, '--ships', path, '--year', '2026'], {
      open: fakeSea().open,
    })
    expect(errors).toContain('colour is no column of --ships')
  })
})
