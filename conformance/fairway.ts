// Fairway behind the protocol of this folder: a question a line from standard input, an answer a line.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import {
  EmissionsError,
  type EstimateRequest,
  estimate,
  FACTOR_FILES,
  type FactorSet,
  factorPath,
  type LegDistance,
  openFactorSet,
  type RatedShip,
  readFactorPack,
  type StatedLeg,
  shipYear,
  sumChain,
  withPack,
} from '../src/emissions/index.js'
import type {
  ChainElement,
  ConformanceFuel,
  FreightInput,
  Inputs,
  Question,
  VoyageInput,
} from './protocol.js'

const factors = openFactorSet(
  Object.fromEntries(
    FACTOR_FILES.map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../data/${factorPath(name)}`, import.meta.url), 'utf8')),
    ]),
  ) as Parameters<typeof openFactorSet>[0],
)

/** A distance for questions that do not depend on it. */
const ANY_DISTANCE: LegDistance = { distanceKm: 1000, type: 'actual' }

/** Fuels that are no family in Fairway. */
const CODES: Readonly<Record<string, string>> = { DIESEL: 'E_DIESEL' }
const FAMILIES = ['LNG', 'METHANOL', 'HYDROGEN', 'AMMONIA']

function fuelOf({ fuels }: { readonly fuels: readonly ConformanceFuel[] }) {
  return {
    fuels: fuels.map(({ fuel, source, engine, certificate, tonnes, deductible_tonnes }) => ({
      type: CODES[fuel] ?? fuel,
      tonnes,
      ...(deductible_tonnes && { deductibleTonnes: deductible_tonnes }),
      ...(FAMILIES.includes(fuel) && { source, engine }),
      ...(certificate && {
        certificate: {
          ghgGPerMj: certificate.ghg_g_per_mj,
          id: certificate.id,
          scheme: certificate.scheme,
          plantSince: certificate.plant_since,
        },
      }),
    })),
  }
}

function carbonOf(input: VoyageInput) {
  const request: EstimateRequest = {
    fuel: fuelOf(input),
    vessel: { grossTonnage: input.gross_tonnage },
    carbon: {
      year: Number(input.date.slice(0, 4)),
      euaPriceEur: input.eua_price_eur,
      ukaPriceGbp: input.uka_price_gbp,
      windShare: input.wind_share,
    },
    voyage: {
      originCountry: input.origin,
      destinationCountry: input.destination,
      // All of a case is on its day: a departure would have a passage after it.
      date: input.date,
    },
  }
  return estimate(request, ANY_DISTANCE, factors).carbon!
}

function prioritisedBalance(input: VoyageInput) {
  const { fuelEu } = shipYear(
    {
      year: Number(input.date.slice(0, 4)),
      ship: { type: 'tanker', grossTonnage: input.gross_tonnage },
      rows: [{ ...input, ...fuelOf(input) }],
    },
    factors,
  )
  return {
    limit_g_per_mj: fuelEu!.limitGPerMj,
    ghg_intensity_g_per_mj: fuelEu!.prioritised.ghgIntensityGPerMj,
    compliance_balance_tonnes: fuelEu!.prioritised.complianceBalanceTonnes,
    penalty_eur: fuelEu!.prioritised.penaltyEur,
  }
}

function freight(input: FreightInput) {
  const { ttw_g_per_tkm: ttw, wtt_g_per_tkm: wtt, distance_basis: basis } = input.factor
  const { cargo, distance_km: distanceKm } = input
  const csv = `code,year,ttw,wtt,unit,distance_basis\nCASE,2025,${ttw},${wtt},t-km,${basis}\n`
  const set: FactorSet = withPack(factors, readFactorPack(csv, 'case.csv', factors))
  const request = {
    cargo: {
      massTonnes: cargo.mass_tonnes,
      teu: cargo.teu,
      ...(cargo.load && { containerType: cargo.load }),
    },
    carrier: { code: 'CASE' },
  }
  const { emissions, activity } = estimate(request, { distanceKm, type: input.distance_basis }, set)
  return {
    mass_tonnes: activity.massTonnes,
    ttw_kg: emissions.ttwKgCo2e,
    wtt_kg: emissions.wttKgCo2e,
    wtw_kg: emissions.wtwKgCo2e,
  }
}

const SOURCE = { source: 'the case', dataType: 'default' } as const

function elementOf(element: ChainElement) {
  return element.kind === 'hub'
    ? {
        kind: element.kind,
        operation: 'transhipment' as const,
        factor: { ...SOURCE, ttw: element.ttw_kg_per_tonne, wtt: element.wtt_kg_per_tonne },
      }
    : ({
        kind: element.kind,
        mode: element.mode,
        distanceKm: element.distance_km,
        distanceType: 'sfd',
        factor: { ...SOURCE, ttw: element.ttw_g_per_tkm, wtt: element.wtt_g_per_tkm },
      } satisfies StatedLeg)
}

const CALCULATIONS: { readonly [Name in keyof Inputs]: (input: Inputs[Name]) => object } = {
  fuel: (input) => {
    const { emissions } = estimate({ fuel: fuelOf(input) }, ANY_DISTANCE, factors)
    return {
      ttw_kg: emissions.ttwKgCo2e,
      wtt_kg: emissions.wttKgCo2e,
      wtw_kg: emissions.wtwKgCo2e,
    }
  },
  eu_ets: (input) => {
    const ets = carbonOf(input).ets!
    return {
      scope_share: ets.scopeShare,
      monitored_tonnes: ets.monitoredTonnes,
      allowances_tonnes: ets.allowancesTonnes,
      cost_eur: ets.costEur,
    }
  },
  fuel_eu: (input) => {
    if (input.allocation === 'prioritised') return prioritisedBalance(input)
    const fuelEu = carbonOf(input).fuelEu!
    return {
      scope_share: fuelEu.scopeShare,
      limit_g_per_mj: fuelEu.limitGPerMj,
      ghg_intensity_g_per_mj: fuelEu.ghgIntensityGPerMj,
      compliance_balance_tonnes: fuelEu.complianceBalanceTonnes,
      penalty_eur: fuelEu.penaltyEur,
    }
  },
  uk_ets: (input) => {
    const { ukEts } = carbonOf(input)
    return {
      applies: ukEts !== null,
      scope_share: ukEts?.scopeShare,
      allowances_tonnes: ukEts?.allowancesTonnes,
      cost_gbp: ukEts?.costGbp,
    }
  },
  cii: (input) => {
    const { adjusted } = input
    const { cii } = shipYear(
      {
        year: input.year,
        ship: {
          type: input.ship_type as RatedShip,
          deadweightTonnes: input.deadweight_tonnes,
          grossTonnage: input.gross_tonnage,
          capacityFactor: input.capacity_factor,
        },
        rows: [
          {
            ...fuelOf(input),
            distanceNm: input.distance_nm,
            tankerService: input.tanker_service,
          },
          ...(adjusted
            ? [
                {
                  ...fuelOf(adjusted),
                  distanceNm: adjusted.distance_nm,
                  adjustment: 'ice' as const,
                },
              ]
            : []),
        ],
      },
      factors,
    )
    return { attained: cii!.attained, required: cii!.required, rating: cii!.rating }
  },
  eeoi: ({ voyages }) => {
    const { eeoiGPerTnm } = shipYear(
      {
        year: 2026,
        ship: { type: 'bulk_carrier' },
        rows: voyages.map((voyage) => ({
          ...fuelOf(voyage),
          distanceNm: voyage.distance_nm,
          cargoTonnes: voyage.cargo_tonnes,
        })),
      },
      factors,
    )
    return { g_per_tonne_nm: eeoiGPerTnm }
  },
  freight,
  transport_activity: ({ legs }) => ({
    tonne_km: legs.reduce((sum, { mass_tonnes: massTonnes, distance_km: distanceKm }) => {
      const { activity } = estimate({ cargo: { massTonnes } }, { distanceKm, type: 'sfd' }, factors)
      return sum + activity.transportActivityTkm!
    }, 0),
  }),
  cargo_share: (input) => {
    const { cargoShare } = estimate(
      {
        cargo: { massTonnes: input.cargo_tonnes },
        vessel: { cargoOnBoardTonnes: input.on_board_tonnes },
        fuel: fuelOf(input),
      },
      ANY_DISTANCE,
      factors,
    )
    return { share: cargoShare!.share, wtw_kg: cargoShare!.wtwKgCo2e }
  },
  chain: ({ mass_tonnes: massTonnes, elements }) => {
    const sum = sumChain({ massTonnes }, elements.map(elementOf), factors)
    return {
      wtw_kg: sum.emissions.wtwKgCo2e,
      tonne_km: sum.transportActivityTkm,
      intensity_g_per_tkm: sum.intensity!.wtw,
    }
  },
}

/** The answer to a question of the set. */
export function answer({ id, calculation, input }: Question): object {
  const calculate = CALCULATIONS[calculation] as ((input: unknown) => object) | undefined
  if (!calculate) return { id, unsupported: `no calculation ${calculation}` }
  try {
    return { id, result: calculate(input) }
  } catch (error) {
    if (error instanceof EmissionsError) return { id, error: error.message }
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') console.log(JSON.stringify(answer(JSON.parse(line))))
  }
}
