export interface DemoClient {
  readonly key: string;
  readonly name: string;
  readonly legalName: string;
  readonly description: string;
  readonly size: string;
  readonly webUrl: string | null;
  readonly industry: string;
  readonly linkedinUrl: string | null;
  readonly city: readonly [string, string];
  readonly contacts: readonly { name: string; email: string; position: string; phone: string }[];
  readonly values?: readonly { name: string; description: string }[];
  readonly benefits?: readonly string[];
}

const contact = (name: string, email: string, position: string, phone: string) => ({
  name,
  email,
  position,
  phone,
});

export const CLIENTS: readonly DemoClient[] = [
  {
    key: 'transport',
    name: 'Transports Fluvià',
    legalName: 'Transports Fluvià, S.L.',
    description: '<p>Family haulage firm with 140 lorries between Girona, Perpignan and Lyon.</p>',
    size: '201_TO_500_EMPLOYEES',
    webUrl: 'https://fluvia.example.com',
    industry: 'logistics',
    linkedinUrl: 'https://www.linkedin.com/company/transports-fluvia',
    city: ['Girona', 'ES'],
    contacts: [
      contact('Carme Fluvià', 'carme@fluvia.example.com', 'Directora general', '+34 972 100 210'),
      contact('Ramon Ticó', 'ramon@fluvia.example.com', 'Cap de trànsit', '+34 972 100 214'),
    ],
    values: [
      { name: 'Proximitat', description: 'Sempre a prop de qui condueix, de dia i de nit.' },
      { name: 'Seguretat', description: 'Cap entrega no val un accident.' },
    ],
    benefits: ['Vals de menjar', 'Assegurança mèdica privada', 'Formació CAP pagada'],
  },
  {
    key: 'software',
    name: 'Lumbre Digital',
    legalName: 'Lumbre Digital, S.A.',
    description: '<p>Payments for small shops. Eighty people, remote first.</p>',
    size: '51_TO_200_EMPLOYEES',
    webUrl: 'https://lumbre.example.com',
    industry: 'software',
    linkedinUrl: 'https://www.linkedin.com/company/lumbre-digital',
    city: ['Barcelona', 'ES'],
    contacts: [contact('Elena Vázquez', 'elena@lumbre.example.com', 'Head of People', '+34 931 555 010')],
    values: [{ name: 'Remote first', description: 'Written down before it is talked about.' }],
    benefits: ['Work from anywhere in Spain', '30 days of holidays', 'Training budget of €1,500'],
  },
  {
    key: 'hospital',
    name: 'Clínica Montblanc',
    legalName: 'Clínica Montblanc, S.L.U.',
    description: '<p>Private clinic with six operating theatres.</p>',
    size: '501_TO_1000_EMPLOYEES',
    webUrl: 'https://montblanc.example.com',
    industry: 'healthcare',
    linkedinUrl: 'https://www.linkedin.com/company/clinica-montblanc',
    city: ['Tarragona', 'ES'],
    contacts: [
      contact('Dra. Assumpta Reig', 'areig@montblanc.example.com', 'Direcció mèdica', '+34 977 300 120'),
      contact('Tomás Herranz', 'therranz@montblanc.example.com', 'Recursos humanos', '+34 977 300 131'),
    ],
    values: [{ name: 'Cuidar a quien cuida', description: 'Turnos publicados con dos meses de antelación.' }],
    benefits: ['Comedor', 'Guardería en el centro'],
  },
  {
    key: 'builder',
    name: 'Edificis Garrotxa',
    legalName: 'Edificis Garrotxa, S.A.',
    description: '<p>Schools, health centres and restored farmhouses.</p>',
    size: '51_TO_200_EMPLOYEES',
    webUrl: null,
    industry: 'construction',
    linkedinUrl: null,
    city: ['Olot', 'ES'],
    contacts: [contact('Narcís Plana', 'narcis@edificisgarrotxa.example.com', 'Gerent', '+34 972 260 044')],
  },
  {
    key: 'food',
    name: 'Aceites Sierra Clara',
    legalName: 'Aceites Sierra Clara, S.C.A.',
    description: '<p>Olive oil from Jaén for forty countries.</p>',
    size: '201_TO_500_EMPLOYEES',
    webUrl: 'https://sierraclara.example.com',
    industry: 'food',
    linkedinUrl: null,
    city: ['Sevilla', 'ES'],
    contacts: [
      contact('Manuel Cobo', 'manuel@sierraclara.example.com', 'Director comercial', '+34 953 700 018'),
    ],
  },
  {
    key: 'pharma',
    name: 'Laboratoris Anoia',
    legalName: 'Laboratoris Anoia, S.A.',
    description: '<p>Generic medicines, made in Igualada since 1961.</p>',
    size: '1001_TO_5000_EMPLOYEES',
    webUrl: 'https://anoia.example.com',
    industry: 'pharmaceuticals',
    linkedinUrl: 'https://www.linkedin.com/company/laboratoris-anoia',
    city: ['Barcelona', 'ES'],
    contacts: [contact('Judit Armengol', 'judit@anoia.example.com', 'CFO', '+34 938 040 500')],
  },
  {
    key: 'metal',
    name: 'Mecànics Olot',
    legalName: 'Mecànics Olot, S.L.',
    description: '<p>Precision parts for trains.</p>',
    size: '51_TO_200_EMPLOYEES',
    webUrl: 'https://mecanicsolot.example.com',
    industry: 'machinery',
    linkedinUrl: 'https://www.linkedin.com/company/mecanics-olot',
    city: ['Olot', 'ES'],
    contacts: [
      contact('Esteve Corominola', 'esteve@mecanicsolot.example.com', 'Cap de producció', '+34 972 270 009'),
    ],
  },
  {
    key: 'retail',
    name: 'Librerías Faro',
    legalName: 'Librerías Faro, S.L.',
    description: '<p>Twelve bookshops in the north of Spain.</p>',
    size: '11_TO_50_EMPLOYEES',
    webUrl: 'https://faro.example.com',
    industry: 'retail',
    linkedinUrl: null,
    city: ['Bilbao', 'ES'],
    contacts: [],
  },
];
