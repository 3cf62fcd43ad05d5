/** A given name with its short forms, folded: Spanish, Catalan and English. */
const PETS = `
adelaida:ade,adela,lala
adoracion:dori
adrian:adri
adriana:adri,nana
agustin:agus,tin
agusti:gusti
agustina:agus,tina
alberto:berto,tito,beto
albert:bert,bertie,al
alejandra:ale,alex,jandra,sandra
alejandro:ale,alex,jandro,sandro
alexandra:alex,lexi,sandra,sasha,xandra
alexandre:alex,xandre
alexander:alex,lex,sandy,sasha,xander
alfonso:fonso,poncho,alfon
alfons:fonsi
alfredo:fredi,fredo
alfred:fred,alf,freddie
alicia:ali,licia
amelia:amy,millie,mel
ana:anita,any
andrea:andie,dea
andrew:andy,drew
andres:andy
andreu:dreu
angela:angie,geli
angeles:angie,geli,angelines
angela maria:angie
anna:anita,annie,nan
anthony:tony,ant
antonia:tona,toni,tonia,antonieta
antonio:antonyo,tonio,toni,tono,tonet,tony
antoni:toni,ton,tonet
araceli:ara,celi
asuncion:asun,chon
assumpcio:assumpta,sumpta,xon
aurora:auro,rora
barbara:babs,barb,bar
bartomeu:tomeu,meu
bartolome:bartolo,tolo
beatriz:bea,betty,beti,triz
beatriu:bea
begona:bego
benjamin:ben,benji,benja
bernardo:berna,nardo
bernat:nat
bernadette:bernie
brigida:brigi
candelaria:cande
caridad:cari
carlos:carlitos,charly,carletes,charlie
carles:carlitus,charly
carlota:carlo,lota
carmen:carmencita,carmina,mamen,menchu,carmela,maica
carme:carmeta,carmina
carolina:caro,carol,lina
caterina:cati,rina
catalina:cata,lina,cati
catherine:cate,cathy,katie,kate,kitty
cayetana:tana
cecilia:ceci,chechu
celestina:celes,tina
charles:charlie,chuck,chaz
christina:chris,chrissy,tina
christine:chris,chrissy
christopher:chris,kit,topher
cipriano:cipri
clara:clarita
claudia:clau
concepcion:concha,conchi,conchita,chita
conception:concha
consuelo:chelo,consu
consol:sol
constanza:cons,coti
cristina:cris,tina,cristi
cristobal:cris,tobal,balo
cristofol:tofol
cristian:cris
daniel:dani,dan,danny
daniela:dani,nela
david:davi,dave,davy
deborah:deb,debbie
diego:dieguito,yago
dolores:lola,loli,lolita
dolors:lola,dolo
domingo:mingo,txomin
domenec:menec
dorothy:dot,dottie,dolly
edmundo:mundo
eduardo:edu,eddy,lalo
eduard:edu,ed
edward:ed,eddie,ned,ted,teddy
eleanor:ellie,nell,nora
elena:lena,leni,nena
elisabet:eli,elisa,beth,bet
elizabeth:beth,betsy,betty,eliza,libby,liz,lizzie,lisa
emilio:emi,milio
emilia:emi,mila
encarnacion:encarna,encarni
encarnacio:encarna
enrique:quique,kike,rique
enric:ric,quico
ernesto:neto,erni
esperanza:espe,pera
esteban:estebi
esteve:estevet
estefania:estefi,fani
eugenia:geni,ugenia
eugenio:geni,genio
eulalia:laia,lali,ulalia
eusebio:sebio,usebi
eva:evita
federico:fede,fico,rico
felipe:feli,pipe
felip:lip
felicidad:feli
fernando:fer,nando,fernan
ferran:fer,nan
fernanda:fer,nanda
filomena:filo,mena
florencia:flor
florentino:floro,tino
frances:fran,franny,fanny
francesc:cesc,xesc,quico,xisco,siscu,cesco
francesca:fran,cesca,xesca,cisca,paquita
francisca:paca,paqui,paquita,fran,cisca,curra
francisco:paco,pancho,curro,fran,kiko,quico,paquito,frasco,isco,patxi
francis:frank,fran
gabriel:gabi,biel,gabe
gabriela:gabi,gaby
gaspar:gas
genoveva:veva,geno
george:georgie
gerard:gerry
gerardo:gera
gertrudis:gertru,tula
gines:gin
gloria:glori
gonzalo:gonza,chalo,lalo
gregorio:goyo,gori,grego
gregori:gori
guadalupe:lupe,lupita,guada
guillem:guim,guillemi,willy
guillermo:guille,willy,memo,guiller
gumersindo:sindo
gustavo:gus,tavo
harold:harry,hal
helena:lena,nena
henry:harry,hank,hal
herminia:mini
hermenegildo:gildo
hipolito:poli
hortensia:tencha
hugo:huguito
ignacia:nacha,igna
ignacio:nacho,igna,inaki,natxo
ignasi:nasi,nasio
immaculada:imma,macu
inmaculada:inma,macu
ines:agnes,nes
irene:ire
isabel:isa,bel,chabela,isabelita,belen
isabella:bella,izzy,isa
isidro:sidro,isi
isidre:sidro
jacinto:cinto
jacint:cinto,cinta
jacob:jake
jaime:jaimito,jimmy,jimi
jaume:met,jaumet
james:jim,jimmy,jamie,jem
jennifer:jen,jenny,jenna
jeronimo:jero,momo
jeroni:jeroni,xim
jessica:jess,jessie
jesus:chus,chuy,susi,jesusito
joan:joanet,nan,juan
joana:jana,joaneta
joaquin:quino,chimo,joaco,kino,ximo
joaquim:quim,quimet,ximo
joaquina:quina
john:jack,johnny,jon
jonathan:jon,jonny,nathan
jordi:jordiet
jorge:jorgito,coque,yorch
josefa:pepa,pepita,fina,chefa,josefina
josefina:fina,pepa,jose
jose:pepe,pepito,chepe,josele,pepin,che
josep:pep,pepet,pitu,pepito
joseph:joe,joey,jo
joshua:josh
juan:juanito,juancho,juanillo
juana:juanita,juani
juan carlos:juanca
juan jose:juanjo
juan manuel:juanma
juan antonio:juanan
jose antonio:josean
jose luis:joselu,pepelu
jose manuel:josema
jose maria:josemari,chema,txema
josep maria:pepma
jose miguel:josemi
jose ramon:moncho
julia:juli,julita
julian:juli
juliana:juli
katherine:kate,kathy,katie,kit,kitty,kath
kenneth:ken,kenny
lawrence:larry,laurie
laurence:larry,laurie
laura:lau,lauri
lawrence:laz
leonardo:leo,nardo
leonor:leo,nona,nori
leopoldo:leo,poldo,polo
leticia:leti
lidia:lidi
llorenc:llor,renc
llucia:lluci
lluis:lluiset,lluisi
lorenzo:loren,lencho
lorena:lore
lourdes:lurdes,lulu
lucia:luci,lucy,chia
luciano:lucho,chano
luis:lucho,luisito,luisma,guiche
luis maria:luisma
luisa:lui,luisi
magdalena:magda,lena,malena,magui
manuel:manolo,manu,lolo,manolito,manel,nelo
manel:nel,manelic
manuela:manoli,manola,nela
marc:marquet
margaret:maggie,meg,peggy,madge,marge,margie
margarita:marga,rita,margo
margarida:marga,guida,rida
maria:mari,marieta,maruja,mariona,marujita,mariquita
maria antonia:maian
maria carmen:mamen,maricarmen,mayca
maria cristina:maricris
maria del carmen:maricarmen,mamen
maria del mar:marimar
maria dolores:mariloli,lola
maria eugenia:maru,marigeni
maria fernanda:mafer
maria isabel:maribel,marisa
maria jesus:chus,marije,machus
maria jose:marijose,majo,cote
maria luisa:marisa,malu,marilu
maria pilar:mapi,maripili
maria rosa:marirosa
maria soledad:marisol
maria teresa:maite,mayte,marite
mariano:nano
marta:martita
martha:marty,mattie
marti:martinet
martin:marty
mateo:teo
mateu:teu
matthew:matt,matty
matilde:mati,tilde
mauricio:mau,mauri
maximiliano:maxi,max
maximo:maxi,max
melchor:mel,chor
mercedes:merche,meche,merceditas,cheches
merce:merceneta,merxe
meritxell:txell,meri
michael:mike,mick,mickey,mikey
michelle:shelly,mich
miguel:migue,miki,mike,miguelito
miquel:miqui,micky,quelo,miquelet
miguel angel:miguelan
mireia:mire,reia
modesto:mode
monica:moni
montserrat:montse,montsita,rat,serrat
narcis:narciset,ciset,xicu
natalia:nata,nati,talia
natividad:nati
nathaniel:nat,nate,nathan
nicanor:cano
nicholas:nick,nicky
nicolas:nico,colas
nicolau:colau,nico
nieves:neus
nuria:nuri
olga:olguita
oriol:uri,oriolet
oscar:ossie
pablo:pablito,pol
paloma:palo
pascual:pascu
patricia:pat,patri,patty,tricia,trish
patricio:pato,patxi
patrick:pat,paddy,rick
pau:pauet
paula:pauli
paulina:pauli,lina
pedro:perico,pedrito,peyo
pere:peret,peric,perico
peter:pete
philip:phil,pip
pilar:pili,piluca,pilarin,pilarica
primitivo:primi
prudencio:pruden
purificacion:puri
rachel:rach
rafael:rafa,rafi,rafel,falo
rafaela:rafi,fali
ramon:moncho,monxo,ramonet,mon
ramona:mona,moni
raimundo:rai,mundo
raquel:raq,kela
raul:raulito
rebecca:becca,becky,bex
remedios:reme,remei
ricardo:ricky,richi,cayo
ricard:ricky
richard:dick,rich,richie,rick,ricky
robert:bob,bobby,rob,robbie,bert
roberto:rober,robe,beto,tito
rodolfo:fito,rodo
rodrigo:rodri
roger:rogeret
rogelio:roge,gelo
ronald:ron,ronnie
rosa:rosi,rosita,rosalia
rosa maria:rosama
rosario:charo,chari,rosi
roser:ros
salvador:salva,vador,chava
samantha:sam,sammy
samuel:sam,sammy,samu
sandra:sandri
santiago:santi,yago,chago,jago
sara:sarita
sarah:sally,sadie
sebastian:sebas,basti,seb
sebastia:tia,bastia
serafin:sera,fin
sergio:sergi,checo
silvestre:silves
silvia:silvi
simon:simi
socorro:coco,soco
sofia:sofi,chofi
soledad:sole,chole,marisol
sonia:soni
stephen:steve,stevie
stephanie:steph,stevie
steven:steve,stevie
susan:sue,susie,suzy
susana:susi,susa,su
teodoro:teo,doro
teofilo:teo,filo
teresa:tere,teresita,maite,teresina
theodore:ted,teddy,theo
thomas:tom,tommy
timothy:tim,timmy
tomas:tomasito,tomi,masito
tomeu:meu
trinidad:trini
ursula:ursi
valentin:vale,tin
valentina:vale,tina
vanesa:vane
veronica:vero,nica
vicenta:vicen,centa
vicente:vicen,chente,vicentin
vicenc:vicens,cens
victor:vic,vitor
victoria:vicky,tori,viki,toya
virginia:virgi,gini,ginny
william:bill,billy,liam,will,willy
wenceslao:wences
xavier:xavi,xevi,xaviet
javier:javi,xabi,javito,chavi
ximena:xime
jimena:jime
yolanda:yoli,yola
zacarias:zaca
zoraida:zori`;

const byName = new Map<string, string[]>();
const add = (name: string, other: string): void => {
  byName.set(name, [...(byName.get(name) ?? []), other]);
};
for (const line of PETS.trim().split('\n')) {
  const [name = '', pets = ''] = line.split(':');
  const [first = ''] = name.split(' ');
  for (const pet of pets.split(',')) {
    add(first, pet);
    add(pet, first);
  }
}

/** How many pairs of a name and a short form are known. */
export const PET_NAME_PAIRS = [...byName.values()].reduce((sum, pets) => sum + pets.length, 0) / 2;

/** What somebody of a given name (folded) may be called, and of whose name it may be the short form. */
export const petNamesOf = (name: string): string[] =>
  [...new Set(byName.get(name) ?? [])].filter((pet) => pet !== name && pet.length > 2);
