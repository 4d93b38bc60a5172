import { describe, expect, it, vi } from 'vitest'
import { EndPlacer } from '../../../../src/engine/routing/snap/end-placer.js'
import { Snapper } from '../../../../src/engine/routing/snap/snapper.js'
import { sea } from '../../../support/sea.js'

const { data, network } = await sea(20)
const inNetwork = new Set(data.networks[0]!.portId)
/** Ports without a node of their own, somewhere at sea. */
const others = [...data.ports!.keys()].filter((id) => !inNetwork.has(id))
const placer = new EndPlacer(data.ports!)
const place = (portId: number) => placer.place(network, { portId }, 'origin')

describe('the ends of ports', () => {
  it('are kept, those with a node and those without', () => {
    for (const id of [data.networks[0]!.portId[0]!, others[0]!]) expect(place(id)).toBe(place(id))
  })

  it('differ between resolutions', async () => {
    const coarse = (await sea(100)).network
    const id = data.networks[0]!.portId[0]!
    const at = (one: typeof network) => placer.place(one, { portId: id }, 'origin')
    expect(at(coarse)).not.toBe(at(network))
    expect(at(coarse)).toBe(at(coarse))
  })

  it('of positions are not', () => {
    const at = () => placer.place(network, { position: [-30, 0] }, 'origin')
    expect(at()).not.toBe(at())
  })

  it('are those of the positions in the table', () => {
    for (const id of others.slice(0, 20)) {
      const [kept, fresh] = [place(id), network.snapper.at(data.ports!.get(id)!)]
      expect(fresh.kind).toBe(kept.kind)
      expect(kept.snapped).toEqual((fresh as typeof kept).snapped)
      expect(kept.landmarkKm).toEqual((fresh as typeof kept).landmarkKm)
    }
  })

  it('are found without a search over the coast, also up rivers from which none leads to open water', () => {
    const search = vi.spyOn(
      Snapper.prototype as unknown as { approachFrom(): unknown },
      'approachFrom',
    )
    for (const id of others) place(id)
    expect(search).not.toHaveBeenCalled()
    search.mockRestore()
    const rosario = others.find((id) => {
      const [lon, lat] = data.ports!.get(id)!
      return Math.hypot(lon + 60.7, lat + 32.65) < 0.1
    })!
    const [kept, fresh] = [place(rosario), network.snapper.at(data.ports!.get(rosario)!)]
    expect(kept).toEqual({ ...fresh, landmarkKm: kept.landmarkKm })
    expect(kept.landmarkKm).toEqual((fresh as typeof kept).landmarkKm)
  })
})
