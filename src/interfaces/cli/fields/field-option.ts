import { Option } from 'commander'
import type { WeatherField } from '../../../planning/weather/weather-field.js'

/** The option of a command that sails in a field of weather. */
export interface FieldOption {
  readonly field?: string
}

export function fieldOption(): Option {
  return new Option(
    '--field <file>',
    'NetCDF of wind, waves or currents on latitude, longitude and time: hours, fuel and arrival in it beside calm water',
  )
}

/** The file of the option; null without it. @throws FieldFileError */
export async function openOptionField({ field }: FieldOption): Promise<WeatherField | null> {
  if (field === undefined) return null
  const { openField } = await import('../../../runtime/loading/field/field-file.js')
  return openField(field)
}
