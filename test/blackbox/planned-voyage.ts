import { startRealService } from './real-sea.js'

export const STOPS = [
  { unlocode: 'NLRTM' },
  { name: 'Algeciras', stay_hours: 18 },
  { passage: 'suez' },
  { lat: 1.22, lon: 103.8, stay_hours: 24, speed_kn: 16 },
  { port_id: 319 },
]
export const VOYAGE = { stops: STOPS, speed_kn: 14.5, depart_at: '2026-12-01T06:00:00Z' }

export async function real() {
  const service = await startRealService()
  const token = await service.token('a')
  const ofAccount = () => service.used(token)
  return {
    ...service,
    used: ofAccount,
    voyage: (json: object) => service.ask('/v1/voyages', { token, json }),
    route: (json: object) => service.ask('/calculate-route', { token, json }),
  }
}
