/**
 * Short names of the months as packs from elsewhere print them, without accents, January first; a dash where the
 * language has the English one, a stroke between two that it has. One of these read with one letter changed would be
 * another month in English: the Italian July, LUG, is no misread AUG.
 */
const byLanguage: Readonly<Record<string, string>> = {
  german: '- - MRZ/MAE - MAI - - - - OKT - DEZ',
  dutch: '- - MRT/MAA - MEI - - - - OKT - -',
  french: '- FEV - AVR MAI JUI JUI AOU - - - -',
  spanish: 'ENE - - ABR - - - AGO - - - DIC',
  catalan: 'GEN - - ABR MAI - - AGO SET - - DES',
  italian: 'GEN - - - MAG GIU LUG AGO SET OTT - DIC',
  portuguese: '- FEV - ABR MAI - - AGO SET OUT - DEZ',
  romanian: 'IAN - - - MAI IUN IUL - - - NOI -',
  romansh: 'SCH FAV - AVR MAT ZER FAN AVU SET - - -',
  polish: 'STY LUT - KWI MAJ CZE LIP SIE WRZ PAZ LIS GRU',
  czech: 'LED UNO BRE DUB KVE CER CER SRP ZAR RIJ LIS PRO',
  slovak: '- - - - MAJ - - - - OKT - -',
  slovenian: '- - - - MAJ - - AVG - OKT - -',
  croatian: 'SIJ VEL OZU TRA SVI LIP SRP KOL RUJ LIS STU PRO',
  hungarian: '- - - - MAJ - - - SZE/SZP OKT - -',
  turkish: 'OCA SUB - NIS - HAZ TEM AGU EYL EKI KAS ARA',
  azerbaijani: 'YAN FEV - - - IYN IYL AVQ SEN OKT NOY DEK',
  indonesian: '- PEB - - MEI - - AGU/AGS/AGT - OKT NOP DES',
  malay: '- - MAC - MEI - - OGO/OGS - OKT - DIS',
  filipino: 'ENE PEB - ABR - HUN HUL AGO SET OKT NOB DIS',
  danish: '- - - - MAJ - - - - OKT - -',
  norwegian: '- - - - MAI - - - - OKT - DES',
  finnish: 'TAM HEL MAA HUH TOU KES HEI ELO SYY LOK - JOU',
  estonian: 'JAA VEE - - MAI JUU JUU - - OKT - DET',
  latvian: '- - - - MAI - - - - OKT - -',
  lithuanian: 'SAU VAS KOV BAL GEG BIR LIE RUG/RGP RUG/RGS SPA LAP GRU/GRD',
  albanian: '- SHK - PRI MAJ QER KOR GUS SHT TET NEN DHJ',
  welsh: 'ION CHW MAW EBR MAI MEH GOR AWS MED HYD TAC RHA',
  irish: 'EAN FEA - AIB BEA MEI IUI LUN MEA DFO SAM NOL',
  gaelic: 'FAO GEA - GIB CEI OGM IUC LUN SUL DAM SAM DUB',
  hindi: '- FAR - - MAI - - AGA SIT AKT NAV DIS',
}

const months = new Map<string, Set<number>>()
for (const names of Object.values(byLanguage)) {
  for (const [at, forms] of names.split(' ').entries()) {
    if (forms === '-') continue
    for (const form of forms.split('/')) months.set(form, (months.get(form) ?? new Set()).add(at + 1))
  }
}

/** The months, 1 to 12, that three capitals name in any of the languages; empty for no name of theirs. */
export const foreignMonthsOf = (letters: string): ReadonlySet<number> => months.get(letters) ?? new Set()
