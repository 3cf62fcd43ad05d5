import type { TongueParts } from './tongue.ts';

export const EN: TongueParts = {
  firstNames:
    'Amelia,Oliver,Priya,Kwame,Siobhan,Rhys,Charlotte,Daniel,Mary Anne,Jean-Luc,Aisha,Thomas,Eleanor,Hugh,Zoë,Tariq,Grace,Callum,Naomi,Bronwen,Michael,Ingrid,Samuel,Chloé,Fergus,Leila'.split(
      ',',
    ),
  surnames:
    'Hartley,O’Connor,Okafor,Whitcombe,Nguyen,Patel,MacGregor,Lindqvist,Ashworth,Brennan,Kowalski,Fairbairn,Adeyemi,Thornton,Llewellyn,Rahman,Sinclair,Bridges,Pemberton-Hill,Novák,Castellanos,Marsh,Dunne,Van der Berg,Achebe,Holloway,Quigley,Sutherland'.split(
      ',',
    ),
  towns: [
    { city: 'Manchester', region: 'England', countryCode: 'GB', country: 'United Kingdom' },
    { city: 'Glasgow', region: 'Scotland', countryCode: 'GB', country: 'United Kingdom' },
    { city: 'Bristol', region: 'England', countryCode: 'GB', country: 'United Kingdom' },
    { city: 'Cardiff', region: 'Wales', countryCode: 'GB', country: 'United Kingdom' },
    { city: 'Cork', region: 'Munster', countryCode: 'IE', country: 'Ireland' },
    { city: 'Galway', region: 'Connacht', countryCode: 'IE', country: 'Ireland' },
    { city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' },
    { city: 'Barcelona', region: 'Catalonia', countryCode: 'ES', country: 'Spain' },
    { city: 'Newcastle upon Tyne', region: 'England', countryCode: 'GB', country: 'United Kingdom' },
  ],
  softName: 'Soft skills',
  softSkills: [
    'Teamwork',
    'Communication',
    'Problem solving',
    'Time management',
    'Attention to detail',
    'Leadership',
    'Adaptability',
  ],
  mother: { name: 'English', code: 'en', level: 'Native' },
  languages: [
    { name: 'Spanish', code: 'es' },
    { name: 'French', code: 'fr' },
    { name: 'German', code: 'de' },
    { name: 'Polish', code: 'pl' },
    { name: 'Portuguese', code: 'pt' },
    { name: 'Welsh', code: 'cy' },
    { name: 'Arabic', code: 'ar' },
  ],
  levels: [
    { text: 'C1', proficiency: 'C1' },
    { text: 'B2', proficiency: 'B2' },
    { text: 'B1', proficiency: 'B1' },
    { text: 'Fluent', proficiency: 'C1' },
    { text: 'Intermediate', proficiency: 'B1' },
    { text: 'Basic', proficiency: 'A1-A2' },
    { text: 'Professional working proficiency', proficiency: 'B2' },
  ],
  interests: [
    'Hill walking',
    'Choral singing',
    'Chess',
    'Five-a-side football',
    'Pottery',
    'Amateur astronomy',
  ],
  certificates: [
    { name: 'First Aid at Work', issuer: 'St John Ambulance' },
    { name: 'PRINCE2 Foundation', issuer: 'PeopleCert' },
    { name: 'Full UK driving licence', issuer: 'DVLA' },
  ],
  trades: [
    {
      titles: [
        'Junior Developer',
        'Software Engineer',
        'Senior Software Engineer',
        'Engineering Lead',
        'Head of Engineering',
      ],
      employers: [
        '{W} Software Ltd',
        '{W} Labs',
        '{S} & {S} Digital',
        'City Council of {C}',
        '{W} Payments plc',
        '{W}.io',
      ],
      notes: [
        'Rebuilt the billing service so that a month closes in minutes instead of a night',
        'Moved forty services to a shared pipeline with tests that run on every change',
        'Mentored four graduates from their first commit to their first release',
        'Cut the time of the slowest report from 90 to 4 seconds',
        'Wrote the on-call handbook and halved the number of alerts',
      ],
      skills: [
        { name: 'Back end', skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka', 'Node.js'] },
        { name: 'Front end', skills: ['TypeScript', 'React', 'Webpack', 'Sass'] },
        { name: 'Operations', skills: ['Docker', 'Kubernetes', 'Terraform', 'Grafana'] },
      ],
      degrees: [
        { kind: 'Master of Science', area: 'Software Engineering' },
        { kind: 'Bachelor of Science', area: 'Computer Science' },
        { kind: 'Bachelor of Engineering', area: 'Electronic Systems' },
      ],
      schools: ['University of {C}', '{C} Metropolitan University', '{C} Institute of Technology'],
      summaries: [
        'Engineer who likes to sit with the people who use the system before changing it, to deliver in small steps and to leave the code better than it was.',
        'I build services that other teams can rely on. Most at home where money moves and mistakes are expensive.',
      ],
    },
    {
      titles: ['Healthcare Assistant', 'Staff Nurse', 'Senior Staff Nurse', 'Charge Nurse', 'Ward Manager'],
      employers: [
        '{C} Royal Infirmary',
        'St {S} Hospice',
        '{C} Community Health Trust',
        '{S} House Nursing Home',
        '{W} Care Group',
      ],
      notes: [
        'Ran a ward of 28 beds with a team of twelve over three shifts',
        'Introduced bedside handovers, which lowered medication errors by a third',
        'Supervised student nurses during their clinical placements',
        'Coordinated discharges with social workers and families',
      ],
      skills: [
        {
          name: 'Clinical',
          skills: ['Triage', 'Wound care', 'Venepuncture', 'Palliative care', 'Advanced life support'],
        },
        { name: 'Systems', skills: ['SystmOne', 'EMIS Web', 'Microsoft Excel'] },
      ],
      degrees: [
        { kind: 'Bachelor of Nursing', area: 'Adult Nursing' },
        { kind: 'Postgraduate Diploma', area: 'Palliative Care' },
        { kind: 'Certificate', area: 'Clinical Leadership' },
      ],
      schools: ['University of {C}', '{C} School of Nursing', 'College of Health Sciences {C}'],
      summaries: [
        'Registered nurse with a calm hand in busy wards and a habit of writing things down so that the next shift starts well informed.',
      ],
    },
    {
      titles: [
        'Accounts Assistant',
        'Accountant',
        'Management Accountant',
        'Financial Controller',
        'Finance Director',
      ],
      employers: [
        '{S} & Partners LLP',
        '{S} Brothers Brewery',
        '{C} Building Society',
        '{W} Logistics Ltd',
        '{S}, {S} & Co',
      ],
      notes: [
        'Closed the monthly accounts of three companies within four working days',
        'Prepared budgets and explained them to people who do not read balance sheets',
        'Led the move from spreadsheets to a ledger that auditors accept without questions',
        'Reduced overdue invoices from 11 to 3 per cent of turnover',
      ],
      skills: [
        {
          name: 'Accounting',
          skills: ['IFRS', 'Management accounts', 'VAT returns', 'Payroll', 'Consolidation'],
        },
        { name: 'Software', skills: ['Sage 50', 'Xero', 'Power BI', 'SAP FI'] },
      ],
      degrees: [
        { kind: 'Bachelor of Arts', area: 'Accounting and Finance' },
        { kind: 'Master of Science', area: 'Corporate Finance' },
        { kind: 'Higher National Diploma', area: 'Business Studies' },
      ],
      schools: ['University of {C}', '{C} Business School', '{C} College'],
      summaries: [
        'Accountant for family firms and mid-sized groups, used to tight closes, demanding auditors and owners who want plain words.',
      ],
    },
    {
      titles: ['Kitchen Porter', 'Commis Chef', 'Chef de Partie', 'Sous Chef', 'Head Chef'],
      employers: [
        'The {S} Arms',
        'Hotel {W}',
        '{W} Street Kitchen',
        '{C} Harbour Restaurant',
        '{S} Catering',
      ],
      notes: [
        'Wrote a seasonal menu for 70 covers a night with suppliers within thirty miles',
        'Brought food waste down by a quarter by weighing what came back',
        'Trained apprentices in fish preparation and food hygiene',
      ],
      skills: [
        { name: 'Kitchen', skills: ['Menu planning', 'Pastry', 'Butchery', 'HACCP', 'Stock control'] },
        { name: 'Management', skills: ['Rota planning', 'Supplier negotiation'] },
      ],
      degrees: [
        { kind: 'Diploma', area: 'Professional Cookery' },
        { kind: 'Foundation Degree', area: 'Hospitality Management' },
      ],
      schools: ['{C} Catering College', '{C} College of Further Education'],
      summaries: ['Chef who came up through every station and still likes the early market best.'],
    },
    {
      titles: [
        'Warehouse Operative',
        'Shift Supervisor',
        'Transport Planner',
        'Logistics Manager',
        'Operations Manager',
      ],
      employers: [
        '{W} Freight',
        '{S} Haulage Ltd',
        '{C} Distribution Centre',
        '{W} Parcels',
        '{S} Cold Storage',
      ],
      notes: [
        'Planned 120 deliveries a day with a fleet of eighteen vehicles',
        'Introduced scanning at goods-in and brought picking errors under one in a thousand',
        'Negotiated contracts with hauliers in four countries',
      ],
      skills: [
        {
          name: 'Logistics',
          skills: ['Route planning', 'Forklift licence', 'Customs declarations', 'Inventory control'],
        },
        { name: 'Systems', skills: ['SAP WM', 'Microsoft Excel', 'Paragon'] },
      ],
      degrees: [
        { kind: 'Bachelor of Science', area: 'Supply Chain Management' },
        { kind: 'Certificate', area: 'Transport Management' },
      ],
      schools: ['University of {C}', '{C} Technical College'],
      summaries: [
        'Logistics manager who knows the floor as well as the spreadsheet and answers the phone at five in the morning.',
      ],
    },
  ],
};
