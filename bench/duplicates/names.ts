/**
 * How often names occur, so that different people of the same name occur as often as in life. The head of the surnames
 * and its shares follow the ranking that Spain's statistics institute publishes (per thousand, rounded); the tail and the
 * given names fall off by rank. The tail is made of roots and endings that differ by a letter or two, as names do.
 */
type Shares = readonly (readonly [string, number])[];

const SURNAME_HEAD: Shares = Object.entries({
  García: 31,
  Rodríguez: 19.6,
  González: 19.6,
  Fernández: 19.2,
  López: 18.4,
  Martínez: 17.6,
  Sánchez: 17.2,
  Pérez: 16.4,
  Gómez: 10.4,
  Martín: 10.2,
  Jiménez: 8.4,
  Hernández: 8.1,
  Ruiz: 7.8,
  Díaz: 7.3,
  Moreno: 6.8,
  Muñoz: 6.2,
  Álvarez: 6.2,
  Romero: 4.7,
  Gutiérrez: 4.4,
  Alonso: 4.3,
  Navarro: 3.9,
  Torres: 3.8,
  Domínguez: 3.6,
  Ramos: 3.4,
  Vázquez: 3.3,
  Ramírez: 3.3,
  Gil: 3.2,
  Serrano: 3.1,
  Morales: 2.9,
  Molina: 2.8,
  Blanco: 2.8,
  Suárez: 2.8,
  Castro: 2.7,
  Ortega: 2.7,
  Delgado: 2.6,
  Ortiz: 2.6,
  Marín: 2.5,
  Rubio: 2.4,
  Núñez: 2.3,
  Medina: 2.3,
  Sanz: 2.2,
  Castillo: 2.2,
  Iglesias: 2.1,
  Cortés: 2,
  Garrido: 2,
  Santos: 2,
  Guerrero: 1.9,
  Lozano: 1.9,
  Cano: 1.9,
  Méndez: 1.8,
  Cruz: 1.8,
  Prieto: 1.7,
  Flores: 1.7,
  Herrera: 1.7,
  Peña: 1.7,
  León: 1.7,
  Márquez: 1.6,
  Cabrera: 1.6,
  Gallego: 1.6,
  Calvo: 1.6,
  Vidal: 1.6,
  Campos: 1.5,
  Reyes: 1.5,
  Vega: 1.5,
  Fuentes: 1.5,
  Carrasco: 1.4,
  Aguilar: 1.4,
  Caballero: 1.3,
  Nieto: 1.3,
  Santana: 1.3,
  Vargas: 1.2,
  Pascual: 1.2,
  Giménez: 1.2,
  Herrero: 1.2,
  Montero: 1.2,
  Hidalgo: 1.2,
  Lorenzo: 1.2,
  Santiago: 1.1,
  Benítez: 1.1,
  Durán: 1.1,
  Ibáñez: 1.1,
  Arias: 1.1,
  Mora: 1.1,
  Ferrer: 1.1,
  Carmona: 1,
  Vicente: 1,
  Rojas: 1,
  Soto: 1,
  Crespo: 1,
});
const ROOTS =
  'Puig Mont Vil Cas Roc Font Serr Bosc Camp Torr Riu Vall Pla Sol Ferr Oliv Pin Rom Sal Mar Mir Bar Bas Bal Cal Can Car Cor'.split(
    ' ',
  );
const ENDINGS = 'ella ent ós et all er ada ell eda era anova agut alta major ons as ench ó í ot'.split(' ');
const FOREIGN =
  'Smith Jones Taylor Brown Wilson Johnson Davies Patel Wright Walker Kowalski Nowak Popescu Ionescu Rossi Bianchi Ferrari Silva Pereira Costa Oliveira Müller Schmidt Schneider Fischer Weber Etxeberria Goikoetxea Zabala Mendizabal Aguirre Urrutia Ibarra Bengoa El-Amrani Benali Haddad Chen Wang Singh'.split(
    ' ',
  );

const byRank = (names: readonly string[], total: number): Shares => {
  const weights = names.map((_, index) => 1 / (index + 12));
  const sum = weights.reduce((one, other) => one + other, 0);
  return names.map((name, index) => [name, ((weights[index] ?? 0) / sum) * total]);
};

export const SURNAMES: Shares = [
  ...SURNAME_HEAD,
  ...byRank(
    ROOTS.flatMap((root) => ENDINGS.map((ending) => root + ending)),
    430,
  ),
  ...byRank(FOREIGN, 110),
];
const GIVEN =
  'María Antonio José Carmen Manuel Ana Francisco Laura David Marta Juan Cristina Javier Isabel Daniel Lucía Carlos Paula Alejandro Elena Jesús Raquel Miguel Pilar Alberto Sara Pablo Silvia Sergio Núria Jordi Montserrat Marc Rosa Álvaro Irene Rubén Beatriz Adrián Patricia Iván Rocío Óscar Mónica Diego Eva Andrés Alba Víctor Sofía Joan Andrea Rafael Teresa Fernando Julia Xavier Anna Raúl Inés Luis Natalia Enrique Lorena Jorge Clara Eduardo Sandra Vicente Noelia Pedro Verónica Guillem Mireia Pau Laia Oriol Gemma Martí Aina Arnau Berta Gerard Carla Roger Judit Albert Meritxell Josep Dolors Ignacio Esther Gonzalo Yolanda Hugo Nerea Iker Ainhoa Mohamed Fátima James Emily Oliver Sophie Andrei Elena-Maria Paolo Giulia João Mariana Thomas Hannah'.split(
    ' ',
  );
export const GIVEN_NAMES: Shares = byRank(GIVEN, 1000);

const PLACES =
  'Madrid Barcelona Valencia Sevilla Zaragoza Málaga Murcia Palma Bilbao Alicante Córdoba Valladolid Vigo Gijón Hospitalet Vitoria Coruña Granada Elche Oviedo Badalona Terrassa Cartagena Sabadell Jerez Móstoles Pamplona Almería Alcalá Fuenlabrada Leganés Donostia Getafe Burgos Santander Albacete Castellón Logroño Badajoz Salamanca Huelva Lleida Marbella Tarragona León Cádiz Jaén Ourense Girona Lugo Mataró Reus Manresa Rubí Vic Figueres Olot Igualada Granollers Tortosa'.split(
    ' ',
  );
/** Ids of the cities of the bench, from 1. */
export const CITIES: Shares = byRank(PLACES, 1000);

const TRADES =
  'Logística Consultoría Construcciones Hostelería Talleres Farmacia Clínica Transportes Seguros Informática Alimentación Moda Energía Editorial Laboratorios'.split(
    ' ',
  );
/** 3,000 employers: some that many have worked for, many that few have. */
export const COMPANIES: Shares = byRank(
  TRADES.flatMap((trade) => SURNAMES.slice(0, 200).map(([name]) => `${trade} ${name}`)),
  1000,
);

/** Draws from shares with a number from 0 to 1. */
export function drawer(shares: Shares): (random: number) => string {
  const sums: number[] = [];
  let sum = 0;
  for (const [, share] of shares) {
    sum += share;
    sums.push(sum);
  }
  return (random) => {
    const aim = random * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < aim) low = middle + 1;
      else high = middle;
    }
    return shares[low]?.[0] ?? '';
  };
}
