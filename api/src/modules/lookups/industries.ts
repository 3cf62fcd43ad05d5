import type { Locale } from '@cantera/shared/contracts/enums';

type Names = Readonly<Record<Locale, string>>;
const industry = (id: string, en: string, es: string, ca: string): readonly [string, Names] => [
  id,
  { en, es, ca },
];

/** Ids never change: clients keep them. */
const INDUSTRIES: readonly (readonly [string, Names])[] = [
  industry('accounting', 'Accounting', 'Contabilidad', 'Comptabilitat'),
  industry('aerospace', 'Aerospace and defence', 'Aeroespacial y defensa', 'Aeroespacial i defensa'),
  industry('agriculture', 'Agriculture and fishing', 'Agricultura y pesca', 'Agricultura i pesca'),
  industry('automotive', 'Automotive', 'Automoción', 'Automoció'),
  industry('banking', 'Banking and finance', 'Banca y finanzas', 'Banca i finances'),
  industry('biotechnology', 'Biotechnology', 'Biotecnología', 'Biotecnologia'),
  industry('chemicals', 'Chemicals', 'Industria química', 'Indústria química'),
  industry('construction', 'Construction', 'Construcción', 'Construcció'),
  industry('consulting', 'Consulting', 'Consultoría', 'Consultoria'),
  industry('consumer-goods', 'Consumer goods', 'Bienes de consumo', 'Béns de consum'),
  industry('design', 'Design and architecture', 'Diseño y arquitectura', 'Disseny i arquitectura'),
  industry('education', 'Education', 'Educación', 'Educació'),
  industry('electronics', 'Electronics', 'Electrónica', 'Electrònica'),
  industry('energy', 'Energy and utilities', 'Energía y suministros', 'Energia i subministraments'),
  industry('engineering', 'Engineering', 'Ingeniería', 'Enginyeria'),
  industry(
    'entertainment',
    'Entertainment and games',
    'Entretenimiento y videojuegos',
    'Entreteniment i videojocs',
  ),
  industry('environment', 'Environment', 'Medio ambiente', 'Medi ambient'),
  industry('fashion', 'Fashion and textiles', 'Moda y textil', 'Moda i tèxtil'),
  industry('food', 'Food and beverages', 'Alimentación y bebidas', 'Alimentació i begudes'),
  industry('government', 'Government', 'Administración pública', 'Administració pública'),
  industry('healthcare', 'Healthcare', 'Sanidad', 'Sanitat'),
  industry('hospitality', 'Hospitality and tourism', 'Hostelería y turismo', 'Hostaleria i turisme'),
  industry('human-resources', 'Human resources', 'Recursos humanos', 'Recursos humans'),
  industry('insurance', 'Insurance', 'Seguros', 'Assegurances'),
  industry('legal', 'Legal services', 'Servicios jurídicos', 'Serveis jurídics'),
  industry('logistics', 'Logistics and transport', 'Logística y transporte', 'Logística i transport'),
  industry('machinery', 'Machinery', 'Maquinaria', 'Maquinària'),
  industry('manufacturing', 'Manufacturing', 'Fabricación', 'Fabricació'),
  industry('marketing', 'Marketing and advertising', 'Marketing y publicidad', 'Màrqueting i publicitat'),
  industry('media', 'Media and publishing', 'Medios y edición', 'Mitjans i edició'),
  industry('mining', 'Mining and metals', 'Minería y metales', 'Mineria i metalls'),
  industry('nonprofit', 'Non-profit', 'Tercer sector', 'Tercer sector'),
  industry('packaging', 'Paper and packaging', 'Papel y envases', 'Paper i envasos'),
  industry('pharmaceuticals', 'Pharmaceuticals', 'Industria farmacéutica', 'Indústria farmacèutica'),
  industry('real-estate', 'Real estate', 'Inmobiliaria', 'Immobiliària'),
  industry('retail', 'Retail', 'Comercio', 'Comerç'),
  industry('security', 'Security', 'Seguridad', 'Seguretat'),
  industry(
    'software',
    'Software and IT services',
    'Software y servicios informáticos',
    'Programari i serveis informàtics',
  ),
  industry('sports', 'Sports', 'Deporte', 'Esport'),
  industry('telecommunications', 'Telecommunications', 'Telecomunicaciones', 'Telecomunicacions'),
];

export const INDUSTRY_IDS: readonly string[] = INDUSTRIES.map(([id]) => id);

/** The industries in one language, by name. */
export function industriesIn(locale: Locale): { id: string; name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return INDUSTRIES.map(([id, names]) => ({ id, name: names[locale] })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** The name of an industry in one language, or undefined for no industry of ours. */
export const industryName = (id: string, locale: Locale): string | undefined =>
  INDUSTRIES.find(([known]) => known === id)?.[1][locale];
