/**
 * Words for roles that say of which gender somebody is, folded, with the ending that makes both of one: `ingeniero` and
 * `ingeniera` are `ingeniero/a`.
 */
const SPANISH_O =
  'abogado administrativo archivero arquitecto bibliotecario biologo bombero camarero camionero carnicero carpintero cajero cartero cerrajero cientifico cirujano cocinero comisario consejero copropietario empleado encargado enfermero esteticista farmaceutico filologo financiero fontanero fotografo funcionario geologo informatico ingeniero jardinero joyero licenciado limpiador librero maestro matematico mecanico medico mozo obrero odontologo operario panadero pastelero peluquero pescadero politico psicologo quimico reponedor repostero sanitario secretario sociologo socio tecnico tesorero topografo torero veterinario zapatero graduado diplomado cualificado becario subdirectivo directivo apoderado delegado diputado abogado ejecutivo autonomo voluntario alumno candidato camillero teleoperador hostelero ganadero marinero minero niñero ninero cuidador';
const SPANISH_OR =
  'administrador agricultor asesor auditor autor cazador cobrador comprador conductor consultor contador controlador coordinador decorador desarrollador director disenador distribuidor doctor editor educador emprendedor entrenador escritor examinador formador fundador cofundador gestor gobernador grabador ilustrador inspector instalador instructor inversor investigador lector limpiador locutor mediador monitor operador organizador orientador pintor planificador preparador presentador procurador productor profesor programador promotor realizador reclutador redactor reponedor repartidor restaurador rector senador soldador supervisor teleoperador trabajador traductor transportador tutor vendedor subdirector cuidador gerocultor codirector interventor captador cortador montador';
const SPANISH_OTHER =
  'jefe:jefa dependiente:dependienta presidente:presidenta subjefe:subjefa actor:actriz alcalde:alcaldesa aprendiz:aprendiza sastre:sastra gerente:gerenta asistente:asistenta juez:jueza vicepresidente:vicepresidenta';
const CATALAN =
  'administrador:administradora administratiu:administrativa advocat:advocada agricultor:agricultora arquitecte:arquitecta assessor:assessora auditor:auditora autor:autora becari:becaria bibliotecari:bibliotecaria biòleg:biologa caixer:caixera cambrer:cambrera carnisser:carnissera carter:cartera cientific:cientifica cirurgià:cirurgiana comprador:compradora conductor:conductora conseller:consellera consultor:consultora controlador:controladora coordinador:coordinadora cuidador:cuidadora cuiner:cuinera delegat:delegada dependent:dependenta desenvolupador:desenvolupadora director:directora dissenyador:dissenyadora doctor:doctora editor:editora educador:educadora empleat:empleada encarregat:encarregada enginyer:enginyera entrenador:entrenadora farmaceutic:farmaceutica financer:financera flequer:flequera formador:formadora forner:fornera fotograf:fotografa funcionari:funcionaria fundador:fundadora fuster:fustera gestor:gestora graduat:graduada informatic:informatica infermer:infermera inspector:inspectora investigador:investigadora jardiner:jardinera llibreter:llibretera llicenciat:llicenciada manobre:manobra mecanic:mecanica mestre:mestra metge:metgessa monitor:monitora mosso:mossa operador:operadora operari:operaria pastisser:pastissera perruquer:perruquera pintor:pintora politic:politica president:presidenta productor:productora professor:professora programador:programadora promotor:promotora psicoleg:psicologa quimic:quimica reboster:rebostera reclutador:reclutadora redactor:redactora repartidor:repartidora secretari:secretaria soci:socia soldador:soldadora supervisor:supervisora sanitari:sanitaria tecnic:tecnica teleoperador:teleoperadora traductor:traductora treballador:treballadora tresorer:tresorera tutor:tutora venedor:venedora veterinari:veterinaria voluntari:voluntaria';
const ENGLISH =
  'waiter:waitress actor:actress businessman:businesswoman salesman:saleswoman chairman:chairwoman spokesman:spokeswoman foreman:forewoman steward:stewardess host:hostess craftsman:craftswoman cameraman:camerawoman handyman:handywoman policeman:policewoman fireman:firewoman headmaster:headmistress';
/** Things too, or words that go with things: a role only where a role is named. */
const AMBIGUOUS = new Set(
  'tecnica administrativa quimica mecanica informatica politica matematica medica cientifica financiera sanitaria directiva ejecutiva licenciada diplomada cartera cajera comisaria contadora operadora monitora secretaria ambulatoria voluntaria autonoma tutora fotografa mossa manobra pintora grabadora impresora financera farmaceutica doctora psicologa camera tecnico administrativo quimico mecanico informatico politico matematico medico cientifico financiero sanitario directivo ejecutivo autonomo voluntario tecnic administratiu quimic mecanic informatic politic cientific financer sanitari voluntari farmaceutic farmaceutico monitor host actor manager marinero minero torero dependent dependiente gerente lector contador pintor operador controlador conductor'.split(
    ' ',
  ),
);

/** Masculine forms that English has too, for everybody: doubled only where the words around are not English. */
const ENGLISH_TOO = new Set(
  'director doctor editor instructor supervisor inspector auditor tutor conductor monitor actor senator autor contador host'.split(
    ' ',
  ),
);
export const isEnglishToo = (folded: string): boolean => ENGLISH_TOO.has(folded);

export interface RoleWord {
  readonly masculine: string;
  readonly feminine: string;
  readonly isAmbiguous: boolean;
}
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const spanish = new Map<string, RoleWord>();
const catalan = new Map<string, RoleWord>();
function learn(known: Map<string, RoleWord>, masculine: string, feminine: string): void {
  const [he, she] = [plain(masculine), plain(feminine)];
  const isAmbiguous = AMBIGUOUS.has(he) || AMBIGUOUS.has(she);
  for (const form of [he, she])
    if (!known.has(form)) known.set(form, { masculine: he, feminine: she, isAmbiguous });
}
for (const word of SPANISH_O.split(' ')) learn(spanish, word, `${word.slice(0, -1)}a`);
for (const word of SPANISH_OR.split(' ')) learn(spanish, word, `${word}a`);
const pairs = (list: string): string[][] => list.split(' ').map((pair) => pair.split(':'));
for (const [masculine = '', feminine = ''] of pairs(`${SPANISH_OTHER} ${ENGLISH}`))
  learn(spanish, masculine, feminine);
for (const [masculine = '', feminine = ''] of pairs(CATALAN)) learn(catalan, masculine, feminine);

/** The role that a folded word names in one gender; undefined of other words. Some are of both languages. */
export const roleWord = (folded: string, isCatalan: boolean): RoleWord | undefined =>
  (isCatalan ? catalan.get(folded) : undefined) ?? spanish.get(folded) ?? catalan.get(folded);
