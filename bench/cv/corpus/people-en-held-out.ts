import type { Person } from './person.ts';

export const chukwuemeka: Person = {
  firstName: 'Chukwuemeka',
  lastName: 'Nwachukwu-Barrington',
  email: 'emeka.nb@hey.example',
  phone: '07700 900 652',
  location: 'Manchester, UK',
  jobTitle: 'Data Engineer',
  linkedin: 'emeka-nb',
  summary:
    'Data engineer who likes boring pipelines. Eight years of moving, checking and explaining data for retailers and hospitals, most of it on call and most of it quiet.',
  jobs: [
    {
      company: 'Northern Care Alliance',
      position: 'Lead Data Engineer',
      start: '2022-06',
      end: null,
      notes: [
        'Rebuilt nightly loads of 40 clinical systems on a single orchestrator',
        'Cut the cost of the warehouse by a third',
      ],
    },
    {
      company: 'Pennine Outdoor',
      position: 'Data Engineer',
      start: '2019-01',
      end: '2022-05',
      notes: ['Streaming stock levels from 140 shops', 'Wrote the company guide to data contracts'],
    },
    {
      company: 'Acorn Retail Systems',
      position: 'Junior BI Developer',
      start: '2016-09',
      end: '2018-12',
      notes: ['Reports and cubes for buying teams'],
    },
  ],
  studies: [
    { institution: 'University of Manchester', degree: 'MSc Data Science', start: '2015-09', end: '2016-09' },
    { institution: 'Covenant University', degree: 'BSc Mathematics', start: '2011-09', end: '2015-07' },
  ],
  languages: [
    { name: 'English', level: 'Native', code: 'en', proficiency: 'C2' },
    { name: 'Igbo', level: 'Native', code: 'ig', proficiency: 'C2' },
    { name: 'Spanish', level: 'Intermediate', code: 'es', proficiency: 'B1' },
  ],
  hardSkills: ['Python', 'dbt', 'Airflow', 'Snowflake', 'Kafka', 'Terraform'],
  softSkills: [],
};

export const tobias: Person = {
  firstName: 'Tobias',
  lastName: 'van Wyk',
  email: 'tobias.vanwyk@mail.example',
  phone: '+27 82 555 0164',
  location: 'Cape Town, South Africa',
  jobTitle: 'Site Reliability Engineer',
  linkedin: 'tobias-van-wyk',
  summary:
    'Reliability engineer who writes runbooks first. I have kept payment and telecom platforms upright through load-shedding, migrations and one memorable flood.',
  jobs: [
    {
      company: 'Protea Telecom',
      position: 'Site Reliability Engineer',
      location: 'Cape Town, South Africa',
      start: '2020-03',
      end: null,
      notes: ['Cut paging by 70% in a year', 'Own the incident review process'],
    },
    {
      company: 'Karoo Cloud (Pty) Ltd',
      position: 'Systems Administrator',
      location: 'Johannesburg, South Africa',
      start: '2016-06',
      end: '2020-02',
      notes: ['Ran 600 virtual machines for 40 clients'],
    },
  ],
  studies: [
    {
      institution: 'Stellenbosch University',
      degree: 'BSc Computer Science',
      location: 'Stellenbosch, South Africa',
      start: '2012-01',
      end: '2015-11',
    },
  ],
  languages: [
    { name: 'Afrikaans', level: 'Native', code: 'af', proficiency: 'C2' },
    { name: 'English', level: 'Fluent', code: 'en', proficiency: 'C1' },
  ],
  hardSkills: ['Kubernetes', 'Terraform', 'Go', 'Prometheus', 'Linux'],
  softSkills: [],
};

export const gwendolyn: Person = {
  firstName: 'Gwendolyn',
  lastName: 'Price-Abernathy',
  email: 'gwen.price@letters.example',
  phone: '+44 7700 900277',
  location: 'Edinburgh, United Kingdom',
  jobTitle: 'Museum Conservator',
  linkedin: 'gwen-price-abernathy',
  jobs: [
    {
      company: 'National Galleries of the North',
      position: 'Senior Conservator',
      location: 'Edinburgh',
      start: '2017-05',
      end: null,
      notes: [
        'Treat and document paintings before loans to 20 museums a year',
        'Supervise two interns and a framing workshop',
      ],
    },
    {
      company: 'Ashby House Trust',
      position: 'Paintings Conservator',
      location: 'Derby',
      start: '2012-10',
      end: '2017-04',
      notes: ['Condition surveys of 900 works'],
    },
    {
      company: 'Rijksatelier Haarlem',
      position: 'Conservation Intern',
      location: 'Haarlem',
      start: '2011-09',
      end: '2012-07',
      notes: ['Varnish removal studies'],
    },
  ],
  studies: [
    {
      institution: 'Courtauld Institute of Art',
      degree: 'Postgraduate Diploma in the Conservation of Easel Paintings',
      start: '2008-09',
      end: '2011-06',
    },
    {
      institution: 'University of St Andrews',
      degree: 'MA Art History and Chemistry',
      start: '2004-09',
      end: '2008-06',
    },
  ],
  languages: [
    { name: 'English', level: 'native', code: 'en', proficiency: 'C2' },
    { name: 'Dutch', level: 'B1', code: 'nl', proficiency: 'B1' },
  ],
  hardSkills: ['Infrared reflectography', 'Solvent cleaning', 'Canvas lining', 'Adobe Lightroom'],
  softSkills: [],
};
