/** Words that say nothing by themselves, folded, in English, Spanish and Catalan; the only ones that a search leaves out. */
const WORDS = `
all everybody everyone a an and any anyone are as at be by candidate for from has have having he her his i in into is its knows like looking me my need
needs of on one or our people person please profile profiles she should show skill some somebody someone speak speaking speaks
that the their them there they this to us we who whose will with working works would you your find search experience experienced
living live lives based knowledge level salary want wants wanting willing
todo todos toda todas al algun alguien alguna algunos ante aquel busca buscamos buscar busco candidata candidato como con conocimiento cual de del desde donde e el
ella ellos en entre era es esa ese esta este esto experiencia gente haya hay hable hablar la las lo los mas me mi muy necesito nivel nos o para
perfil perfile persona por que querer quiera quieran quiere quieren quiero quien salario se sea ser si sobre son su sus te tenga tener tiene u un una unas uno unos vive viva viviendo y ya
tot tots tota totes tothom algu alguna alguns amb aquest aquesta aquests cerca cerco cerquem com coneixement dels des el els em en experiencia fa i hagi hi i la les li llur meva
meu molt necessito nivell on parla parli pel pels per perfil persona poc que qui salari seva sigui sobre son te tingui un una visqui viu vol volen voler vulgui vulguin
d l s n t m
`;
const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Whether a folded word is one that a search leaves out. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
