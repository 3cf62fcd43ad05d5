import { foldWords } from '../text/fold.ts';

const CITIES: Record<string, string> = {
  ES: 'madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|las palmas|las palmas de gran canaria|bilbao|bilbo|alicante|alacant|cordoba|valladolid|vigo|gijon|l hospitalet de llobregat|hospitalet de llobregat|vitoria|vitoria gasteiz|gasteiz|la coruna|a coruna|granada|elche|elx|oviedo|badalona|terrassa|cartagena|jerez|jerez de la frontera|sabadell|mostoles|santa cruz de tenerife|pamplona|iruna|almeria|alcala de henares|fuenlabrada|leganes|san sebastian|donostia|donostia san sebastian|getafe|burgos|albacete|castellon|castello de la plana|santander|alcorcon|logrono|badajoz|salamanca|huelva|lleida|lerida|marbella|tarragona|leon|cadiz|dos hermanas|mataro|santa coloma de gramenet|torrejon de ardoz|jaen|algeciras|parla|alcobendas|reus|ourense|girona|gerona|santiago de compostela|lugo|barakaldo|san fernando|caceres|telde|sant cugat del valles|sant cugat|lorca|torrevieja|rivas vaciamadrid|cornella|aviles|palencia|el ejido|getxo|toledo|pontevedra|guadalajara|ceuta|melilla|sant boi de llobregat|talavera de la reina|manresa|gandia|ponferrada|rubi|segovia|cuenca|ciudad real|zamora|huesca|soria|avila|teruel|merida|irun|vic|igualada|figueres|olot|inca|manacor|vilafranca del penedes|vilanova i la geltru|granollers|tortosa|mollet del valles|cerdanyola del valles|bermeo|mao|ibiza|eivissa|sitges|blanes|berga|banyoles|puigcerda|balaguer|cambrils|valls|amposta|alcoi|sagunto|sagunt|xativa',
  GB: 'london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|newcastle upon tyne|nottingham|leicester|cambridge|oxford|brighton|southampton|reading|york|bath|aberdeen|swansea|coventry|plymouth|norwich|exeter',
  IE: 'dublin|cork|galway|limerick',
  US: 'new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|denver|boston|washington dc|atlanta|miami|detroit|portland|las vegas|pittsburgh|palo alto|mountain view|cupertino|redmond|santa clara|menlo park|brooklyn',
  FR: 'paris|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|montpellier|perpignan|perpinya',
  DE: 'berlin|munich|munchen|hamburg|frankfurt|cologne|koln|stuttgart|dusseldorf|leipzig|dresden|heidelberg|berlin',
  IT: 'rome|roma|milan|milano|turin|torino|naples|napoli|florence|firenze|bologna|venice',
  PT: 'lisbon|lisboa|porto|oporto|braga|coimbra',
  NL: 'amsterdam|rotterdam|the hague|utrecht|eindhoven|delft|groningen',
  BE: 'brussels|bruselas|brussel les|antwerp|ghent|leuven',
  CH: 'zurich|geneva|ginebra|lausanne|basel|bern',
  AT: 'vienna|viena|graz|salzburg',
  SE: 'stockholm|gothenburg|malmo|uppsala',
  NO: 'oslo|bergen|trondheim|stavanger|tromso',
  DK: 'copenhagen|aarhus',
  FI: 'helsinki|tampere',
  PL: 'warsaw|krakow|wroclaw|gdansk',
  CZ: 'prague|brno',
  RO: 'bucharest|cluj napoca',
  GR: 'athens|thessaloniki',
  TR: 'istanbul|ankara|izmir',
  AD: 'andorra la vella|escaldes engordany',
  MX: 'ciudad de mexico|mexico city|monterrey|guadalajara mexico|puebla',
  AR: 'buenos aires|rosario|rosario argentina|mendoza',
  CO: 'bogota|medellin|cali|barranquilla',
  PE: 'lima',
  CL: 'santiago de chile',
  EC: 'quito|guayaquil',
  VE: 'caracas|maracaibo',
  BR: 'sao paulo|rio de janeiro|brasilia',
  MA: 'casablanca|rabat|tanger|tangier|tetuan',
  IN: 'bengaluru|bangalore|mumbai|delhi|new delhi|chennai|hyderabad|pune|kolkata|coimbatore',
  SG: 'singapore',
  JP: 'tokyo|osaka|kyoto',
  CN: 'beijing|shanghai|shenzhen',
  AE: 'dubai|abu dhabi',
  AU: 'sydney|melbourne|brisbane|perth',
  CA: 'toronto|montreal|vancouver|ottawa|halifax',
  ID: 'jakarta|denpasar|yogyakarta|surabaya|bandung',
  NG: 'lagos|abuja',
  KE: 'nairobi',
  ZA: 'cape town|johannesburg',
};
const REGIONS: Record<string, string> = {
  ES: 'catalunya|cataluna|catalonia|andalucia|andalusia|aragon|arago|asturias|asturies|illes balears|islas baleares|balears|baleares|balearic islands|canarias|islas canarias|cantabria|castilla la mancha|castilla y leon|comunidad de madrid|comunitat valenciana|comunidad valenciana|pais valencia|extremadura|galicia|la rioja|navarra|nafarroa|pais vasco|euskadi|pais basc|basque country|region de murcia|bizkaia|vizcaya|gipuzkoa|guipuzcoa|araba|alava|mallorca|menorca|tenerife|gran canaria|barcelones|valles occidental|alt penedes',
  US: 'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming',
  GB: 'england|scotland|wales|northern ireland|inglaterra|escocia|gales|anglaterra|west yorkshire|greater manchester|kent|surrey|essex',
};
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);
const COUNTRY_ALIASES: Record<string, string> = {
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  'estados unidos de america': 'US',
  holland: 'NL',
  holanda: 'NL',
  'the netherlands': 'NL',
  'south korea': 'KR',
  russia: 'RU',
  rusia: 'RU',
  turkey: 'TR',
  turkiye: 'TR',
  'czech republic': 'CZ',
  uae: 'AE',
  espana: 'ES',
  espanya: 'ES',
  spain: 'ES',
};

const indexed = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
  );
const CITY = indexed(CITIES);
const REGION = indexed(REGIONS);

const COUNTRY = new Map<string, string>();
for (const locale of ['ca', 'es', 'en']) {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  for (let a = 65; a <= 90; a += 1) {
    for (let b = 65; b <= 90; b += 1) {
      const code = String.fromCharCode(a, b);
      const name = names.of(code);
      // Codes of former countries and of groups would shadow today's names.
      if (
        name &&
        ![
          'UK',
          'EU',
          'EZ',
          'UN',
          'QO',
          'ZZ',
          'XA',
          'XB',
          'SU',
          'YU',
          'DD',
          'FX',
          'AN',
          'CS',
          'TP',
          'ZR',
          'BU',
        ].includes(code)
      )
        COUNTRY.set(foldWords(name), code);
    }
  }
}
for (const [name, code] of Object.entries(COUNTRY_ALIASES)) COUNTRY.set(name, code);

export const countryOf = (name: string): string | null => COUNTRY.get(foldWords(name)) ?? null;
const CODES = new Set(COUNTRY.values());
/** The country of a code as it is printed behind a town and its region: "Leeds, England, GB". */
export const countryOfCode = (code: string): string | null => (CODES.has(code) ? code : null);
export const cityCountryOf = (name: string): string | null => CITY.get(foldWords(name)) ?? null;
export const regionCountryOf = (name: string): string | null => REGION.get(foldWords(name)) ?? null;
export const isUsState = (name: string): boolean => US_STATES.has(name.trim());
