import { foldPrinted } from '../text/fold.ts';

/** Given names that are common as the second of two in Spanish and Catalan ("José Luis", "Pau Llorenç"), folded. */
const SECOND_NAMES = new Set(
  `luis carlos antonio manuel javier francisco miguel angel jose juan pedro pablo jesus maria ignacio alberto fernando alfonso ramon andres vicente rafael enrique eduardo jorge alejandro david daniel sergio mario victor diego ivan roberto ricardo julio joaquin emilio agustin felipe santiago gabriel salvador tomas guillermo gonzalo domingo lorenzo gregorio esteban cristobal fermin
carmen dolores pilar teresa isabel luisa josefa angeles mercedes rosario concepcion rosa elena cristina victoria eugenia belen paz soledad nieves jose jesus inmaculada asuncion montserrat lourdes remedios esperanza amparo consuelo fernanda gloria ines julia laura lucia marta paula raquel sara silvia sofia susana beatriz ana antonia begona alejandra gabriela valentina fatima del mar
lluis carles antoni josep joan pere pau miquel francesc xavier jordi ramon jaume enric marc ignasi albert ferran rafel vicenc llorenc bernat guillem marti andreu tomas gabriel salvador magdalena antonia margalida catalina neus roser montserrat merce nuria lluisa rosa teresa dolors carme concepcio assumpcio`
    .split(/\s+/)
    .map(foldPrinted),
);
/** Given names that open a compound; a rare first name is rarely followed by a second. */
const FIRST_OF_TWO = new Set(
  `maria jose juan ana francisco luis miguel antonio carlos manuel jesus pedro rosa josep joan pere pau marc anna victor angel fernando javier marco pablo eva carmen laura alba miquel francesc ramon lluis jordi josefa luz blanca santiago david daniel jorge diego martin mario rafael alvaro jaume antoni carles gabriel mateo andres enrique eduardo rafel`.split(
    ' ',
  ),
);

/** Whether two words in a row are one compound given name. */
export function isCompoundGivenName(first: string, second: string): boolean {
  return FIRST_OF_TWO.has(foldPrinted(first)) && SECOND_NAMES.has(foldPrinted(second));
}
export const isCommonGivenName = (word: string): boolean =>
  SECOND_NAMES.has(foldPrinted(word)) || FIRST_OF_TWO.has(foldPrinted(word));
