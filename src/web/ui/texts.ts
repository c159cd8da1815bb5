import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE } from '../../core/contract/language.ts'
import { type PageTexts, pageTextsIn } from '../../core/texts/page-texts.ts'

/** What a part of the page shows, in the language of whoever looks at it; the console's is English. */
export const Texts = createContext<PageTexts>(pageTextsIn(DEFAULT_LANGUAGE))

export const useTexts = (): PageTexts => useContext(Texts)
