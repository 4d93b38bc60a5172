/** Names of columns in German, Spanish, French, Italian and Portuguese, without accents, each with the English name that is read. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    load_port: [
      ...['ladehafen', 'verladehafen', 'beladehafen', 'puerto_de_carga', 'puerto_carga'],
      ...['puerto_de_embarque', 'puerto_embarque', 'port_de_chargement', 'port_chargement'],
      ...['porto_di_carico', 'porto_di_imbarco', 'porto_de_embarque', 'porto_de_carregamento'],
    ],
    discharge_port: [
      ...['loschhafen', 'loeschhafen', 'entladehafen', 'puerto_de_descarga', 'puerto_descarga'],
      ...['puerto_de_desembarque', 'puerto_desembarque', 'port_de_dechargement'],
      ...['port_dechargement', 'porto_di_scarico', 'porto_di_sbarco', 'porto_de_desembarque'],
      ...['porto_de_descarga'],
    ],
    departure_port: [
      ...['abgangshafen', 'starthafen', 'abfahrtshafen', 'puerto_de_origen', 'puerto_origen'],
      ...[
        'puerto_de_salida',
        'port_de_depart',
        'port_depart',
        'port_d_origine',
        'porto_di_partenza',
      ],
      ...['porto_de_origem', 'porto_origem'],
    ],
    arrival_port: [
      ...['zielhafen', 'bestimmungshafen', 'ankunftshafen', 'empfangshafen', 'puerto_de_destino'],
      ...['puerto_destino', 'puerto_de_llegada', 'port_d_arrivee', 'port_arrivee'],
      ...['port_de_destination', 'porto_di_arrivo', 'porto_di_destinazione', 'porto_de_destino'],
      ...['porto_destino'],
    ],
    etd: [
      ...[
        'abfahrt',
        'abfahrtsdatum',
        'abfahrtstag',
        'fecha_de_salida',
        'fecha_salida',
        'date_de_depart',
      ],
      ...['data_di_partenza', 'data_de_saida', 'data_partenza'],
    ],
    from: ['von', 'origen', 'origine', 'origem'],
    to: ['nach', 'destino', 'destinazione'],
    port: ['hafen', 'puerto', 'porto'],
    gross_weight: ['bruttogewicht', 'peso_bruto', 'poids_brut', 'peso_lordo'],
    net_weight: ['nettogewicht', 'peso_neto', 'poids_net', 'peso_netto', 'peso_liquido'],
    weight: ['gewicht', 'peso', 'poids'],
    ship_type: ['schiffstyp', 'tipo_de_buque', 'tipo_buque', 'type_de_navire', 'tipo_di_nave'],
  }).flatMap(([english, names]) => names.map((name) => [name, english] as const)),
)

/** The key of a column by its English name: `weight_kg` for `peso_kg`. Other keys are as they were. */
export function englishKey(key: string): string {
  const plain = key.replaceAll("'", '_').normalize('NFD').replaceAll(/\p{M}/gu, '')
  const words = plain.split('_')
  for (let count = words.length; count > 0; count--) {
    const english = NAMES.get(words.slice(0, count).join('_'))
    if (english !== undefined) return [english, ...words.slice(count)].join('_')
  }
  return key
}
