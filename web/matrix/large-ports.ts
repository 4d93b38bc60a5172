/**
 * Twenty large container ports of all continents, as UN/LOCODEs: an example to calculate with, within a day's quota of
 * the usual account. Recalled, neither complete nor ranked.
 */
export const largePorts: readonly string[] = `
CNSHA SGSIN CNSZX KRPUS HKHKG NLRTM AEJEA BEANR USLAX USNYC
DEHAM LKCMB INMUN GRPIR BRSSZ PAONX ZADUR AUMEL NGAPP JPTYO
`
  .trim()
  .split(/\s+/)
