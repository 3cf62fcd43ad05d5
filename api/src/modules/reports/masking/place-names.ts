import { foldWords } from '@cantera/shared/contracts/text';

/**
 * Cities that many know and the regions around, folded: in Spain and Andorra those of 20,000 people and more, elsewhere of
 * 400,000. From GeoNames (CC BY 4.0, geonames.org).
 */
const PLACES = `
a coruna, a estrada, aba, abeokuta, abidjan, abobo, abruzzo, abu dhabi, abu ghurayb, abuja, acapulco de juarez, accra,
adana, addis ababa, adeje, adelaide, aden, ado ekiti, adra, agadir, agra, aguascalientes, aguilas, aguimes, ahmedabad,
ahvaz, ajdabiya, ajman city, ajmer, akola, aksu, aktobe, akure, al ahmadi, al ain city, al fayyum, al hillah, al
hudaydah, al kharj, al khusus, al mahallah al kubra, al mansurah, alacant, alaquas, albacete, alboraya, albuquerque,
alcala de guadaira, alcala de henares, alcala la real, alcantarilla, alcazar de san juan, alcobendas, alcorcon, alcoy,
aldaia, aleppo, alexandria, alfafar, algeciras, algemesi, algete, algiers, alhaurin de la torre, alhaurin el grande,
alicante, aligarh, allahabad, almansa, almassora, almaty, almendralejo, almeria, almonte, almoradi, almunecar, alor
setar, altea, alzira, amagasaki, amazonas, amazonas department, america, ames, amman, amposta, amravati, amritsar,
amsterdam, ananindeua, ancash, andalucia, andalusia, andijon, andorra la vella, andujar, ankang, ankara, anqing, ansan
si, anshan, anshun, antalya, antananarivo, antequera, antioquia, antipolo, antofagasta, antwerpen, anyang, anyang si,
aosta valley, aparecida de goiania, apulia, apurimac department, aracaju, aragon, arak, aranda de duero, aranjuez,
arauca department, araucania, arcos de la frontera, ardabil, arequipa, arganda, arica y parinacota region, armilla,
arona, arrasate mondragon, arrecife, arroyomolinos, arteixo, arucas, as sulaymaniyah, asansol, ashgabat, asmara, aspe,
astrakhan, asturias, asuncion, asyut, atacama, atamaria, atenas, athens, atlanta, atlantico, auckland, aurangabad,
austin, auvergne rhone alpes, aveiro, avila, aviles, ayacucho, ayamonte, aysen, azadshahr, azcapotzalco, azores,
azuqueca de henares, bacolod city, badajoz, badalona, baden wurttemberg, baena, bagcılar, baghdad, bahawalpur,
bahcelievler, baise, baja california, baja california sur, baku, baleares, balearic islands, balears, balikpapan,
baltimore, bamako, banan, bandar lampung, bandung, bangkok, bangui, banjarmasin, banqiao, baoding, baoji, baoshan,
baotou, barakaldo, baranain, barbate, barbera del valles, barcelona, bareilly, barnaul, barquisimeto, barranquilla,
basauri, basilicate, basque country, basrah, basuo, batam, battagram, bauchi, bavaria, bayan nur, baza, bei an,
beihai, beijing, beira, beirut, beja, bekasi, belem, belford roxo, belgaum, belgrade, belo horizonte, benalmadena,
bengaluru, bengbu, benghazi, benicarlo, benidorm, benin city, benoni, benxi, berlin, betera, bhatpara, bhavnagar,
bhayandar, bhilai, bhiwandi, bhopal, bhubaneshwar, bien hoa, bijie, bikaner, bilbao, bilbo, bilimora, binzhou, biobio,
birmingham, bishkek, blanes, blantyre, bloemfontein, boa vista, boadilla del monte, bobo dioulasso, bogor, bogota,
bogota d c, bokaro, boksburg, bolivar, borivli, boston, bouake, boumerdas, bourgogne franche comte, boyaca, bozhou,
braga, braganca, brampton, brandenburg, brasilia, bratislava, brazzaville, bremen, brisbane, bristol, brittany,
brooklyn, bruselas, brussels, bryansk, bucaramanga, bucharest, bucheon si, budapest, budta, buenaventura, buenos
aires, buenos aires f d, bujumbura, bulawayo, buraydah, burgos, burjassot, burriana, bursa, busan, cabra, caceres,
cadiz, cagayan de oro, cairo, cajamarca department, calabar, calabria, calafell, calahorra, calamba, calatayud, caldas
department, calgary, cali, callao, caloocan city, calp, calvia, camargo, camas, camayenne, cambre, cambrils, campania,
campeche, campina, campinas, campo grande, campos dos goytacazes, can tho, canarias, canary islands, cancun,
candelaria, cangas do morrazo, cangzhou, canillo, cankaya, cantabria, cape town, caqueta, caracas, caravaca, carballo,
carcaixent, cardiff, carmona, carrizal, cartagena, cartama, casablanca, casanare department, castellar del valles,
castelldefels, castello, castello de la plana, castelo branco, castilla, castille and leon, castille la mancha, castro
urdiales, catalonia, cataluna, catalunya, catamarca, catarroja, cauca department, cebu city, centre val de loire,
cerdanyola del valles, cesar department, ceuta, chaco, chamartin, chandigarh, changchun, changde, changsha, changshu,
changwon, changzhi, changzhou, chaoyang, chaozhou, charlotte, chattogram, cheboksary, chelyabinsk, chengde, chengdu,
chennai, chenzhou, cheonan, cheongju si, chiapas, chiba, chicago, chiclana de la frontera, chiclayo, chihuahua,
chisinau, chizhou, choco, chongqing, chubut, chuzhou, ciempozuelos, cieza, cimahi, ciudad apodaca, ciudad bolivar,
ciudad guayana, ciudad juarez, ciudad lineal, ciudad lopez mateos, ciudad nezahualcoyotl, ciudad obregon, ciudad real,
ciutadella, cixi, coahuila, cochabamba, cochin, coimbatore, coimbra, coin, colima, collado villalba, colmenar viejo,
colombo, colorado springs, columbus, comilla, conakry, conil de la frontera, constantine, contagem, copenhagen,
coquimbo region, cordoba, coria del rio, cornella de llobregat, corrientes, corsica, coruna, coslada, cotonou,
coyoacan, crevillente, cuauhtemoc, cuautitlan izcalli, cucuta, cuenca, cuiaba, culiacan, cullera, culleredo, cumana,
cundinamarca, curitiba, cusco, cuttack, cuzco department, da nang, daegu, daejeon, dakar, dalian, dallas, daloa,
damascus, dammam, dandong, daqing, dar es salaam, dasmarinas, datong, davangere, davao, dazhou, dehra dun, delhi,
denia, denpasar, denver, depok, detroit, deyang, dezhou, dhaka, dhanbad, di an, dingxi, diyarbakır, djibouti, dnipro,
dombivli, don benito, donetsk, dongguan, dongying, donostia, donostia san sebastian, dortmund, dos hermanas, douala,
dresden, dubai, dublin, duisburg, duque de caxias, durango, durban, durgapur, dushanbe, dusseldorf, e zhou, east
london, ebute ikorodu, ecatepec de morelos, ecija, edimburgo, edinburgh, edmonton, eibar, eivissa, el campello, el
ejido, el masnou, el paso, el prat de llobregat, el puerto de santa maria, el vendrell, elazıg, elche, elda, eldoret,
elx, emilia romagna, encamp, england, entre rios, enugu, erandio, erbil, erode, errenteria, erzurum, escaldes
engordany, esenler, eskisehir, espana, esparreguera, esplugues de llobregat, essen, estambul, estepona, europa,
europe, euskadi, evora, extremadura, faisalabad, faridabad, faro, feira de santana, ferrol, fes, figueres,
florianopolis, formosa, fort worth, fortaleza, foshan, frankfurt am main, freetown, fresno, friuli venezia giulia,
fuengirola, fuenlabrada, fujisawa, fukuoka, fukuyama, fushun, fuxin, fuyang, fuzhou, galapagar, galdakao, galdar,
galicia, gandia, ganzhou, garoua, gasteiz, gasteiz vitoria, gava, gaya, gaza, gaziantep, gdansk, general santos,
geneva, genoa, gerona, getafe, getxo, ghaziabad, gifu shi, gijon, ginebra, girona, giza, glasgow, goiania, gold coast,
gondar, gorakhpur, goteborg, goyang si, granada, granadilla de abona, grand est, granollers, grao de murviedro,
guadalajara, guadalupe, guadix, guanajuato, guang an, guangyuan, guangzhou, guankou, guarda, guarulhos, guatemala
city, guaviare department, guayaquil, guerrero, guia de isora, guigang, guilin, guiyang, gujranwala, gulbarga, guli,
gumi, guntur, gustavo adolfo madero, guwahati, guyuan, gwalior, gwangju, ha il, hachioji, haikou, haiphong, halifax,
hamadan, hamah, hamamatsu, hamburg, hamhung, hamilton, handan, hangzhou, hannover, hanoi, hanzhong, haora, harare,
harbin, hargeysa, hauts de france, havana, hawassa, hebi, hefei, hegang, hellin, helsinki, hengshui, hengyang, herat,
hermosillo, hernani, heroica matamoros, hesse, heyuan, heze, hezhou, hidalgo, higashi osaka, himeji, hirakata,
hiroshima, ho chi minh city, hohhot, homs, homyel, hong kong, hotan, houston, hsinchu, huai an, huaibei, huaihua,
huainan, huancavelica, huancayo, huangshan, huangshi, huanuco department, hubli, huelva, huesca, huila department,
huizhou, huzhou, hwaseong si, hyderabad, ibadan, ibague, iberia, ibi, ibiza, ica, icod de los vinos, igualada, ile de
france, illescas, ilorin, inca, incheon, indianapolis, indore, ingenio, ipoh, irbid, irkutsk, irun, iruna, isfahan,
isla cristina, islamabad, ismailia, istanbul, iturrama, ivanovo, izhevsk, izmir, iztapalapa, jabalpur, jaboatao,
jaboatao dos guararapes, jacksonville, jaen, jaipur, jakarta, jalandhar, jalgaon, jalisco, jambi city, jammu,
jamnagar, jamshedpur, javea, jayapura, jeddah, jeju city, jeonju, jepara, jerez de la frontera, jerusalem, jhansi, ji
an, jiamusi, jiangmen, jiangyin, jianshui, jiaozhou, jiaozuo, jiaxing, jieyang, jijiga, jilin, jinan, jincheng,
jingdezhen, jingmen, jingzhou, jinhua, jining, jinjiang, jinzhong, jinzhou, jiujiang, jiuquan, jixi, joao pessoa,
jodhpur, johannesburg, johor bahru, joinville, jos, juba, juiz de fora, jujuy, jumilla, junin, kabul, kaduna,
kagoshima, kahriz, kaifeng, kakamega, kaliningrad, kallakurichi, kalyan, kampala, kampung baru subang, kananga,
kanayannur, kanazawa, kandahar, kano, kanpur, kansas city, kaohsiung, karabaglar, karachi, karagandy, karaj, karbala,
kashgar, kashiwa, kassala, kathmandu, katsina, kawaguchi, kawasaki, kayseri, kazan, kemerovo, kerman, kermanshah,
khabarovsk, kharkiv, khartoum, khulna, kigali, kimhae, kingston, kinshasa, kirkuk, kirov, kisangani, kitakyushu,
kitwe, klang, kobe, kolhapur, kolkata, koln, kolwezi, konya, korba, korhogo, korla, kota, kota bharu, kota kinabalu,
kotli, kousseri, kowloon, kozhikode, krakow, krasnodar, krasnoyarsk, kryvyy rih, kuala lumpur, kuala terengganu,
kuantan, kuching, kumamoto, kumasi, kunming, kunshan, kupang, kurashiki, kurnool, kursk, kyiv, kyoto, l alfas del pi,
l hospitalet de llobregat, la guajira department, la laguna, la libertad, la linea de la concepcion, la massana, la
oliva, la orotava, la pampa, la paz, la pobla de vallbona, la rinconada, la rioja, lagos, laguna de duero, lahore,
laibin, laiwu, lalin, lambayeque, langfang, lanzhou, las palmas de gran canaria, las pinas, las rozas de madrid, las
torres de cotillas, las vegas, laval, lazio, lebrija, leeds, leganes, leioa, leipzig, leiria, lekki, leon, leon de los
aldama, lepe, lerida, leshan, lianyungang, liaocheng, liaoyang, liaoyuan, libreville, liguria, likasi, lilongwe, lima,
lima province, lima region, linares, linfen, linyi, lipetsk, lisboa, lisbon, lishui, liupanshui, liuzhou, liverpool,
llefia, lleida, lliria, lloret de mar, llucmajor, logrono, loja, lombardy, lome, london, londres, londrina, long
beach, longyan, lorca, loreto, los angeles, los barrios, los lagos region, los llanos de aridane, los palacios y
villafranca, los realejos, los rios region, loudi, lower saxony, lu an, luancheng, luanda, lubumbashi, lucena,
lucknow, ludhiana, lugo, luohe, luoyang, lusaka, luxor, luzhou, lviv, lyon, ma anshan, macapa, macau, maceio, madeira,
madre de dios, madrid, madurai, magdalena department, magnitogorsk, maheshtala, maiduguri, mairena del alcor, mairena
del aljarafe, majadahonda, makassar, makati city, makhachkala, malacca, malaga, malang, malatya, malegaon, malingao,
maltepe, manacor, manado, managua, manaus, mandalay, mandaluyong city, mangalore, manhattan, manila, manises,
manizales, manlleu, manresa, mansilingan, mao, maoming, maputo, mar del plata, maracaibo, maracay, maracena, marbella,
marin, mariupol, marrakesh, marratxi, marseille, martorell, martos, masan, mashhad, masina, maspalomas, mataram,
mataro, matola, matsudo, matsuyama, maturin, maua, maule region, mawlamyine, mazar e sharif, mazarron, mbuji mayi,
mecca, mecklenburg vorpommern, medan, medellin, medina, medina del campo, meerut, meishan, meizhou, mejorada del
campo, mek ele, meknes, melbourne, melilla, memphis, mendoza, merida, mersin, mesa, meta department, mexicali, mexico,
mexico city, miami, mianyang, mianzhu deyang sichuan, michoacan, mieres, mijas, milan, milano, milwaukee, minneapolis,
minsk, miranda de ebro, misiones, mislata, mississauga, mixco, mogadishu, mogan, molina de segura, molins de rei,
molise, mollet del valles, mombasa, moncada, monrovia, montcada i reixac, monteria, monterrey, montevideo, montilla,
montreal, moquegua department, moradabad, morelia, morelos, moron de la frontera, moscow, moscu, mostoles, mosul,
motril, mudanjiang, mukalla, multan, mumbai, munchen, munich, muratpasa, murcia, muscat, mutxamel, muzaffarabad,
mwanza, mykolayiv, mysore, n djamena, naberezhnyye chelny, nagasaki, nagoya, nagpur, nairobi, najaf, najafgarh,
najran, namangan, namp o, nampula, nanchang, nanchong, nanded, nanjing, nanning, nanping, nantong, nanyang, naples,
narela, narino, naron, nashik, nashville, nasiriyah, natahoyo, natal, naucalpan de juarez, navalcarnero, navarra,
navarre, nay pyi taw, nayarit, nazret, ndola, neijiang, nellore, nerja, neuquen, new aquitaine, new york, new york
city, newcastle, niamey, niigata, nijar, ningbo, ningde, nishinomiya hama, niteroi, nizhniy novgorod, normandy, norte
de santander department, north rhine westphalia, northern ireland, nouakchott, nova iguacu, novelda, novokuznetsk,
novosibirsk, nowrangapur, nuble, nueva york, nuevo leon, nurnberg, nyala, o higgins region, oakland, oaxaca,
occitanie, odesa, oita, okayama, okene, oklahoma city, oleiros, olesa de montserrat, oliva, olot, omaha, omdurman,
omsk, onda, onitsha, ontinyent, oran, ordino, ordos, orenburg, orihuela, orumiyeh, osaka, osasco, oslo, ottawa,
ouagadougou, oujda angad, ourense, oviedo, oyo, padang, paiporta, pais basc, pais vasco, pajara, palafrugell,
palembang, palencia, palermo, palma, palma del rio, pamplona, panama, panshan, panzhihua, paranaque city, paris,
parla, pasay, pasco, pasig city, pasragad branch, paterna, patna, pays de la loire, pekanbaru, penza, pereira, perm,
perth, peshawar, petaling jaya, philadelphia, phnom penh, phoenix, piedmont, pietermaritzburg, pikine, pilar de la
horadada, pimpri, pineda de mar, pingdingshan, pingdu, pingliang, pingxiang, pinto, piracicaba, piura, plasencia,
pohang, pointe noire, ponferrada, ponteareas, pontevedra, pontianak, port au prince, port elizabeth, port harcourt,
port said, port sudan, portalegre, portland, porto, porto alegre, porto velho, portugalete, poznan, pozuelo de
alarcon, praga, prague, premia de mar, pretoria, priego de cordoba, primer ensanche, pristina, provence alpes cote d
azur, puducherry, puebla, puente alto, puente genil, puerto de la cruz, puerto del carmen, puerto del rosario, puerto
real, puertollano, pune, puning, puno, putian, putumayo department, puyang, pyongyang, qingdao, qingyuan, qinhuangdao,
qinzhou, qionghai, qiqihar, qom, quanzhou, quart de poblet, quebec, queens, queretaro, quetta, quezon city, quindio
department, quintana roo, quito, qujing, quzhou, rabat, rahim yar khan, raipur, rajkot, rajpur sonarpur, rajshahi,
raleigh, ramgundam, ranchi, rangpur, rasht, raurkela, rawalpindi, realejo alto, recife, redondela, region of
magallanes, requena, reus, reynosa, rheinland pfalz, ribarroja del turia, ribeira, ribeirao das neves, ribeirao preto,
riga, rincon de la victoria, rio branco, rio de janeiro, rio negro, rioja, ripollet, risaralda department, rivas
vaciamadrid, riyadh, rizhao, rojales, roma, rome, ronda, roquetas de mar, rosario, roses, rostov na donu, rota,
rotterdam, rubi, rui an, ruiru, ryazan, saarland, sabadell, sacramento, sagunto, saharanpur, saint petersburg,
saitama, sakai, salamanca, sale, salem, salou, salt, salta, saltillo, salvador, sama, samara, samarinda, samarkand,
san andres del rabanedo, san andres y providencia, san antonio, san bartolome de tirajana, san diego, san fernando,
san fernando de henares, san francisco, san javier, san jose, san juan, san juan de aznalfarache, san luis, san luis
potosi, san martin department, san miguel de tucuman, san nicolas de los garza, san pedro de alcantara, san pedro del
pinatar, san pedro sula, san roque, san salvador, san sebastian de los reyes, san vicent del raspeig, sanaa, sandakan,
sangli, sanlucar de barrameda, sanlıurfa, sanmenxia, sanming, sant adria de besos, sant andreu de la barca, sant
antoni de portmany, sant boi de llobregat, sant cugat del valles, sant feliu de guixols, sant feliu de llobregat, sant
joan d alacant, sant joan despi, sant julia de loria, sant pere de ribes, sant vicenc dels horts, santa coloma de
gramenet, santa cruz, santa cruz de la sierra, santa cruz de tenerife, santa eularia des riu, santa fe, santa lucia,
santa maria chimalhuacan, santa marta, santa perpetua de mogoda, santa pola, santa uxia de ribeira, santander,
santander department, santarem, santiago, santiago de compostela, santiago de cuba, santiago de los caballeros,
santiago de queretaro, santiago del estero, santiago metropolitan, santo andre, santo domingo, santo domingo de los
colorados, santo domingo este, santo domingo oeste, santos, santurtzi, santutxu, sanya, sao bernardo do campo, sao
joao de meriti, sao jose dos campos, sao luis, sao paulo, sapporo, saragossa, sarajevo, saratov, sardinia, sargodha,
saxony, saxony anhalt, schleswig holstein, scotland, seattle, seeb, segovia, segundo ensanche, semarang, sendai,
seongnam si, seoul, serang, sestao, setubal, sevastopol, sevilla, seville, sha tin, shah alam, shanghai, shangluo,
shangqiu, shangrao, shangyu, shantou, shanwei, shaoguan, shaoxing, shaoyang, sharjah, sheffield, shenyang, shenzhen,
shihezi, shijiazhuang, shiraz, shiyan, shizuishan, shizuoka, shouguang, shuangyashan, shubra al khaymah, shyamnagar,
shymkent, sialkot, sicily, siliguri, sinaloa, singapore, siping, sitges, situbondo, skopje, sofia, sokoto, solapur,
sonora, soria, sorocaba, south tangerang, soweto, srinagar, state of berlin, staten island, stavropol, stockholm,
stuttgart, sucre department, sueca, suez, suining, suizhou, sukkur, sultanah, sultangazi, sunch on, suqian, surabaya,
surakarta, surat, suwon, suzhou, sydney, szczecin, ta if, tabasco, tabriz, tabuk, tacna, tacoronte, taguig, tai an,
taicang, taichung, tainan, taipei, taiyuan, taiz, taizhou, takamatsu, takeo, talavera de la reina, tamaulipas,
tangerang, tanggu, tangier, tangshan, tanta, taoyuan city, tarapaca, tarragona, tashkent, tbilisi, tebessa,
tegucigalpa, tehran, tel aviv, telde, tembisa, teresina, terrassa, teruel, thane, the bronx, the hague, the marches,
thiruvananthapuram, thoothukudi, thuan an, thuringia, tianjin, tianshui, tierra del fuego, tijuana, tirana,
tiruchirappalli, tirunelveli, tiruppur, tlalnepantla, tlalpan, tlaquepaque, tlaxcala, tokyo, toledo, tolima
department, toluca, tolyatti, tomares, tomelloso, tomsk, tonala, tongchuan, tonghua, tongling, toronto, torre del mar,
torre pacheco, torrejon de ardoz, torrelavega, torrelodones, torremolinos, torrent, torreon, torrevieja, tortosa,
totana, touba, toulouse, toyama, toyota, trentino alto adige, tres cantos, tripoli, trujillo, tseung kwan o, tucson,
tucuman, tudela, tuen mun, tula, tulsa, tumbes, tunis, turin, tuscany, tuxtla, tver, tyumen, ubeda, uberlandia,
ucayali, udaipur, ufa, uijeongbu si, ujjain, ulan bator, ulhasnagar, ulsan, ulyanovsk, umbria, umraniye, urumqi,
uskudar, utrera, utsunomiya, uyo, vadodara, valdemoro, valdepenas, valencia, valladolid, valle del cauca department,
valledupar, valls, valparaiso, vancouver, varanasi, varsovia, vaupes, velez malaga, vellore, veneto, veracruz,
vereeniging, viana do castelo, vic, vicar, vichada department, victoria, victoria de durango, viena, vienna, vigo,
vijayawada, vila real, vila seca, viladecans, vilafranca del penedes, vilagarcia de arousa, vilanova i la geltru,
vilassar de mar, villa nueva, villajoyosa, villanueva de la serena, villarrobledo, villaviciosa de odon, villena,
vilnius, vinaros, virginia beach, visakhapatnam, viseu, vitoria, vladivostok, volgograd, voronezh, wales, wanning,
wanxian, wanzhou, warangal, warri, warsaw, washington, weifang, weihai, weinan, welkom, wenchang, wenshan city,
wenzhou, winnipeg, wrocław, wuhan, wuhu, wuwei, wuxi, wuzhou, xalapa de enriquez, xativa, xi an, xiamen, xiangtan,
xiangyang, xianning, xianyang, xiaogan, xichang, xingtai, xining, xinxiang, xinyang, xinyu, xinzhou, xirivella,
xochimilco, xuanzhou, xuchang, xuzhou, ya an, yan an, yancheng, yangjiang, yangon, yangquan, yangzhou, yantai,
yaounde, yaroslavl, yazd, yecla, yekaterinburg, yerevan, yibin, yichang, yichun, yinchuan, yingkou, yiwu, yixing,
yiyang, yokohama, yokosuka, yongzhou, yucatan, yueyang, yulin, yuncheng, yunfu, zacatecas, zagazig, zagreb, zahedan,
zamboanga, zamora, zanzibar, zaozhuang, zapopan, zaporizhzhya, zaragoza, zarautz, zaria, zarqa, zhangjiagang,
zhangjiajie, zhangjiakou, zhangye, zhangzhou, zhanjiang, zhaoqing, zhaotong, zhengzhou, zhenjiang, zhongshan, zhoukou,
zhoushan, zhu cheng city, zhucheng, zhuhai, zhumadian, zhuzhou, zibo, zigong, ziyang, zunyi, łodz`;

/** The countries of the world in the languages of reports. */
function countries(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return ['en', 'es', 'ca'].flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => foldWords(names.of(code) ?? '') || []);
  });
}
const places = new Set([...PLACES.trim().split(/,\s/), ...countries()]);

/** Whether folded words name a city that many know, a region or a country. */
export const isPlaceName = (folded: string): boolean => places.has(folded);

/** Regions in which so many live that they tell nobody. */
const REGIONS =
  'cataluna,catalunya,catalonia,andalucia,andalusia,aragon,arago,asturias,baleares,balears,illes balears,islas baleares,canarias,canary islands,cantabria,castilla y leon,castilla la mancha,extremadura,galicia,comunidad de madrid,comunitat valenciana,comunidad valenciana,navarra,pais vasco,pais basc,euskadi,la rioja,europa,europe,scotland,wales,england';
const wide = new Set([...REGIONS.split(','), ...countries()]);

/** Whether folded words name a region or country that tells nobody, however few of the agency live there. */
export const isWidePlace = (folded: string): boolean => wide.has(folded);
