import { fold } from '@cantera/shared/contracts/text';
import { isCommonGivenName } from '../cv-reading/index.ts';

/**
 * Frequent given names, folded, by where they are given: those that national statistics put first, of several generations. Left out are
 * those that CVs are full of as other words: trades, tools, towns and months.
 */
const FREQUENT = new Set(
  [
    // Spain, in Spanish.
    `adela adelaida adolfo adrian adriana agueda agustina ainara ainhoa aitana aitor alba alberta alejo alex alexia alfredo alicia alma
    almudena alonso alvaro amaia amalia amaya amelia amparo ana anabel ander andrea ane angela angelica angelina angustias anselmo antia
    anxo araceli ariadna arturo asier aurelio aurora azucena bartolome basilio beatriz begona belen benito benjamin bernardo berta bibiana
    blanca borja brais brenda breogan bruno camila camilo candela carla carlota carolina casimiro cayetana cayetano cecilia celeste celia
    cesar charo chelo cintia clara claudia claudio clemente concha consolacion cosme covadonga crisanto cristian cristina dario debora
    delia diana dionisio dolores dora edgar edmundo edurne elisa elisabet elisenda eloisa eloy elsa elvira emilia emiliano emma encarna
    encarnacion eneko enriqueta erica ernestina ernesto estefania estela ester estrella eugenio eulalia eva evaristo fabian fabiola
    federico feliciano felix fernanda fidel florencio fran francisca froilan garazi gema genoveva gerardo german gines gisela gorka
    graciela guadalupe gustavo hector heriberto hermenegildo herminia higinio hilario horacio hortensia hugo humberto iago ignacia igor
    iker ildefonso imanol inaki inmaculada irene iria iris irma isaac isabela isaias isidoro isidro ismael israel itziar izan izaskun
    jacinto jacobo jaione jana javi jenifer jeronimo jessica jimena joaquina jon jonathan joseba josefina josu josue juana juanjo judit
    judith julen juliana karina kepa laia lara leandro leire leo leocadia leonardo leonor leticia lidia liliana lina lola lorena lourdes
    lucas luciana luciano lucrecia luna macarena magdalena maialen maite manolo manuela mar marcela marcelino marcelo marcial marcos
    margarita mariana mariano maribel maricarmen marina marisa marisol maruja matias matilde mauricio maximo mayte melchor melisa mercedes
    micaela mikel milagros miranda miriam modesto moises monica montserrat nacho nahia narciso natalia natividad nazaret nekane nerea
    nicanor nicolas nieves noa noelia noemi nora norberto octavio ofelia oihane olatz olga oliver olivia omar oscar osvaldo pablo paco
    paloma pascual patricia patricio patxi paula paulina pepa pepe petra pilar pio primitivo prudencio raimundo ramiro ramona raquel raul
    rebeca regina reina reinaldo renata ricarda rigoberto rita rocio rodolfo rodrigo rogelio roman romina rosalia rosana rosaura rosendo
    ruben rufino ruth sabela sabina sabrina samanta samuel sandra saray saul sebastian serafin sergio silvestre silvia simon sonia susana
    tania tatiana telmo teodoro teofilo tere thiago timoteo tobias ulises unai urbano uriel ursula uxia uxue valentin valeria valerio
    vanesa vanessa vera veronica victorino violeta virgilio virginia viviana wenceslao xabier ximena xoan yago yaiza yasmina yolanda
    zacarias zaira zoe`,
    // Catalan.
    `adam adria agnes agusti aina aleix alexandra alexandre alfons alfred amadeu anais andreua angels arlet arnau artur assumpta aura balta
    baltasar bartomeu basili benet berenguer bernadette biel blai bonaventura bruna carmeta caterina cesc cinta cisco climent concepcio
    conxa conxita cristofol damia dani daniela didac dolors domenec eduard elies elisabeth eloi emili encarnacio eric ermengol ernest
    esteve eudald eugeni fatima felip feliu ferriol fina francina frederic gabi gemma genis gerard gerarda gil gina gisel gloria goncal
    gregori guifre gustau helena hug iban ignasi imma immaculada irina isidre itzel ivet ivette jacint jacob jan janina jaume jep joana
    joanna joaquim joel jofre juli julia lena lia llibert lluc llucia lluisa mabel maia manel marc marcal marcala marcel margarida mariona
    marta martina mateu maties maurici melcior merce meritxell mila mireia montse muriel narcis neus nicolau nil nina nuria octavi olaguer
    oleguer ona oriol pasqual patrici pep pere pol prudenci quim quima quirze rafela raimon remei remigi ricard robert roc roger rosina
    rut saskia sebastia serafi sergi sesca sofia tecla tomeu toni txell ulisses valenti vero vinyet violant vivian xavi xenia xesc xesca
    xevi ximo xisca xisco`,
    // English.
    `aaron abigail aidan aileen alan albert alexander alexis alfie alice alison allan allison amanda amy andrew andy anita ann anna anne
    annie anthony arthur ashley audrey ava barbara beatrice becky ben bernard beth bethany betty beverly bill billy bob bobby bradley
    brandon brent brian bridget bruce bryan caitlin callum cameron carl carly carol caroline carolyn catherine cathy charles charlie
    charlotte cheryl chloe chris christian christina christine christopher cindy claire clare clive colin connor corey courtney craig
    cynthia daisy dale damian dan daniel danielle darren dave david debbie deborah deirdre denise dennis derek diane dominic donald donna
    doreen doris dorothy doug douglas duncan dylan eamon eddie edith edward edwin eileen elaine eleanor elizabeth ella ellen ellie elliot
    elsie emily erin ethan eugene evan eve evelyn evie faye fiona frances francis frank fred freddie frederick freya gail gareth gary
    gavin geoff geoffrey george gerald geraldine gillian gladys glen glenn gordon grace graeme graham greg gregory gwen hannah harold
    harriet harry harvey hayley hazel heather helen henry holly howard hugh ian imogen isabel isabella isabelle jack jackie jacqueline
    jake james jamie jane janet janice jared jason jean jeff jeffrey jennifer jenny jeremy jerry jess jesse jill jim jimmy joan joanne joe
    john johnny jordan joseph josephine josh joshua joyce juan judy julian julie justin karen karl kate katherine kathleen kathryn kathy
    katie keith kelly ken kenneth kerry kevin kieran kim kirsty kyle laura lauren laurence lawrence leah leanne leonard lesley leslie
    lewis liam lillian lily linda lindsay lisa liz lorraine louis louise lucy luke lydia lynn lynne madison malcolm marcus margaret maria
    marian marie marilyn marion marjorie mark martha martin martyn mary matt matthew maureen maurice megan melanie melissa mia michael
    michelle mike mildred mohammed molly morgan nancy naomi natalie natasha nathan neil niall nicholas nick nicola nicole nigel noah noel
    norman owen pam pamela patrick paul pauline peggy penelope perry pete peter phil philip phillip phoebe phyllis poppy rachael rachel
    ralph randy ray raymond rebecca reece rhys richard rob roberta robin ron ronald rory rosemary rosie ross roy rupert russell ryan sally
    sam samantha sara sarah scott sean shane shannon sharon shaun sheila shirley sian sidney sophia sophie stacey stanley stella stephanie
    stephen steve steven stewart stuart sue susan suzanne sylvia tara ted teresa terry thelma theodore theresa thomas tim timothy tina
    toby todd tom tony tracey tracy trevor tyler valerie vicky victor vincent walter wanda wayne wendy wesley will william willie yvonne
    zachary zara`,
    // Romania, Ukraine, Russia, Poland and Bulgaria.
    `adina agnieszka aleksandr aleksandra alexandru alexei alexey alin alina anastasia anatoly anca andreea andrei andriy andrzej bartosz
    beata bogdan boris camelia carmen catalin ciprian claudiu constantin corina cornel cosmin costel cristi cristinel danut denisa
    desislava dimitar dmitri dmitry doina dorin dorota dragos dumitru ekaterina elena elzbieta emil emiliya evgeny ewa florentina florian
    florin gabriela galina georgeta georgi gheorghe grzegorz halyna hanna horia hristo ihor ileana ilie inna ioana ion ionel ionela ionut
    iryna iulia iulian ivanka iwona jacek jadwiga jakub jerzy jozef justyna kalin kamil katarzyna kateryna krasimir krystyna krzysztof
    ksenia larisa larysa laurentiu lavinia lesya liudmila liviu loredana lucian lukasz luminita lyubomir lyudmila maciej madalina maksym
    malgorzata marcin marek marharyta maricica marinela marius mariusz mariya michal mihaela mihai mircea mirela monika mykhailo mykola
    nadia nadiya nataliya natalya nicolae nicoleta nikolai nikolay oana octavian oksana oleg oleh oleksandr oleksandra oleksiy olena olha
    ovidiu paraschiva pavel pavlo pawel petar petro petronela petru piotr plamen przemyslaw radu rafal razvan rodica rositsa roxana rumen
    ruslan ryszard sergei sergey serhiy slawomir sorin sorina stanislaw stefan stefania steluta stoyan svetlana svitlana tadeusz taras
    tatyana tetiana todor tomasz tsvetan tsvetelina tudor vadim valentina vasile vasilica vasyl vesela viktor viktoria viktoriya viorel
    viorica vitaliy vlad vladimir volodymyr waldemar wojciech yana yaroslav yelena yordan yulia yuliya yuri yuriy zbigniew zhivko zofia
    zoya`,
    // Morocco, Algeria, Senegal, the Gambia, Nigeria, Pakistan, India and the Middle East.
    `abdel abdelaziz abdelhak abdelkader abdellah abderrahim abderrahman abdou abdoulaye abdul abdullah abubakar achraf adama adil adnan
    ahmad ahmed aicha aisha aissatou ali alioune ama amadou amal amina aminata amine amir amit amrit anas anil anjali anwar arif arjun
    arshad asad asha ashok asif asma awa ayman ayoub aziz aziza bakary bashir bilal binta boubacar bouchra brahim buba chaima cheikh chidi
    chinedu chioma dalila deepak djibril driss ebrima emeka fadma farah farid farida fatiha fatou fatoumata ganesh gurpreet habib hafid
    hafida hafsa hakim halima hamid hamza hanan hanane haroon harpreet hasan hasna hassan hatice hicham hind houda hussain hussein ibrahim
    ibrahima idrissa ikram ilham ilyas ilyass iman imane imran ismail jamal jamila jasmin jaspreet kadiatou kadija kaouthar karim karima
    kavita khadija khadim khalid khalil kofi kumar kwame lahcen laila lakshmi lamin lamine latifa layla leila loubna mahmoud majid malick
    malika mamadou manjit manpreet mariam mariama maryam mbaye meena mehdi meryem mimoun mina modou mohamed mohammad mohsin mounir mourad
    moussa moustapha muhammad muhammed mustafa mustapha nabil nadeem naima najat najib nasir naveed nawal ngozi nisha noor noura oluwaseun
    osama oumar ousmane pooja pradeep priya rachid rachida rahul rajesh rakesh rania rashid ravi rehman rohit saad saida saif salah salma
    samir samira sanae sandeep sanjay seydou shabnam shahid shakeel sherif sidi simran sita soraya soufiane soukaina souleymane sukhwinder
    suleiman suman sunil suresh tahir tarik tariq touria tunde usman vijay wafa waleed wassim yahya yasin yasmin yasmine yassin yassine
    younes youness youssef yousuf yusuf zahra zainab zakaria zineb zohra`,
    // Latin America where others than in Spain are frequent, Portugal and Brazil, Italy, France, Germany and the Netherlands, China.
    `adele afonso alain alessandra alessandro alessia aline amelie anders anderson andre angelo anja anke anneke annette antoine antonella
    arianna arnaud astrid aurelie axel bart benoit bernd bertrand bianca birgit bjorn brayan brigitte caetano caio camille carina carmela
    carsten cassio catarina celine celio cesare chantal chiara christa christoph christophe claus cleiton clement corinne cristiano cyril
    daan davide denis didier dieter diogo dirk domenico dominique eduarda eliana elke elodie emilie emmanuel enrico enzo erik ernst
    etienne ettore fabio fabrice fabricio fabrizio fanny federica femke filipa filipe filippo flavia florent francesca francesco francois
    francoise franz freddy fredy friedrich fritz gabriele gaia genevieve gerhard gerrit giacomo gianluca gianni gilberto gilles giorgia
    giorgio giovani giovanna giovanni giselle giulia giuseppe goncalo greta guilherme guillaume gunther gustav hans heike heinrich heinz
    helene helga helio helmut hendrik henrik henrique hernan herve horst ilaria ilse ines ingo ingrid isadora jaap jacques jairo janeth
    jeanne jeison jens jeroen jerome jhon jianguo jing joachim joao johan johana johann johanna johannes joost jorg jose juliano julien
    juliette jurgen jutta karin karine karla katja katrin katty kees klaus konrad kurt laetitia larissa lars laure laurent lei leidy leydi
    lieke ling lorenzo luan luana luc luca lucie ludovic luigi luis luiz luiza lukas luz maarten mafalda magnus maikel manfred manon
    marcello marcia marcio marco margaux marieke marijke marlene marleny maryuri massimo mateus matheus mathias mathieu mathilde matteo
    matthias mauro maxime mei michaela michel michela michele mieke mikael mileidy milena ming monique morgane moritz murilo nathalie
    nelly nelson nidia niels niklas nils nuno olivier olof oskar ovidio paola paolo pascale pasquale patrice paulo pedro philippe pierre
    pieter pietro priscila qiang quentin rafaela rainer ralf raphael regis reinhard remi renan renate renato rene riccardo roberto rolf
    romain rosaria rosmery rudiger rui ruud sabine salvatore sander sandrine sanne sebastien severine sigrid silke silvana simona simone
    sjoerd sofie solene stefanie stefano stephane stiven susanne sven sylvain sylvie taina thais theo thibault thierry thorsten tiago
    tommaso torsten ulrich ulrike uta uwe valentino vasco veronique vincenzo vinicius virginie vitor vittoria vittorio volker wei werner
    wilber willem wilmer wilson wolfgang wouter xavier xia xiaoli xiaoming xiaoyan xin xiomara yadira yamile yan yann yeison yenny yesenia
    ying yong yuliana yves zhen zulma`,
  ]
    .join(' ')
    .split(/\s+/)
    .map(fold),
);

/** Whether a word is a given name that many people have who live here, wherever they come from. */
export const isFrequentGivenName = (word: string): boolean =>
  FREQUENT.has(fold(word)) || isCommonGivenName(word);
