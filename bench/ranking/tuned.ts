/**
 * Searches with who fits them, as somebody judged who read the CVs and knew no ranking: 3 fits in full today, 2 fits by an earlier
 * job, by what is only mentioned or without what is wished for, 1 is near to it; nobody else fits. Who lacks something that is
 * asked for does not fit, and neither does who refused consent.
 */
export const TUNED = `
nurse in Girona
  3 Montserrat Puigdevall i Casademont, Beatriz Gonçalves Simões
infermera amb suport vital avançat i anglès
  3 Elif Yılmaz, Zoë van der Meulen, Søren Mikkelsen, Beatriz Gonçalves Simões, Noelia Piñeiro Castaño
  3 Montserrat Puigdevall i Casademont
  2 Noelia Castaño Piñeiro
site manager with AutoCAD and Presto
  3 Katarzyna Brzęczyszczykiewicz, Mireia Sant'Anna Oliveras, Mireia Sant'Anna, Lars Håkansson
  2 José Luis del Río y Castañeda, Oriol Llobet Camps, José Ángel Fernández de la Peña
frontend developer with React and TypeScript
  3 María del Carmen Rodríguez-Villanueva Santisteban, Inés Carrasco Güell, Óscar Peñalver Quintana
  3 Francisco Javier Gutiérrez-Solana Echevarría, Txell Amat Verdaguer, Eszter Szabó
  2 Íñigo Zubizarreta Olabarría
frontend engineer with GraphQL, looking for a job
  3 Ariadna Noguera Cots, Txell Amat Verdaguer
logistics manager with SAP EWM and Power BI
  3 Núria Castellví Puigdomènech, Jordi Mas Capdevila, Clàudia Riera Masdéu, Matteo D'Angelo, Amélie Rousseau
  2 Pau Bosch Garriga, Elna Puigvert Saderra
  1 Nuria Castellvi
coordinador de transport amb anglès a Sabadell
  2 Elna Puigvert Saderra
sales director in Olot with French
  3 Begoña Goikoetxea Arrieta
key account manager without HubSpot
  2 Aina Ferrer Roca, Begoña Goikoetxea Arrieta
contable con cierre mensual y auditoría en Madrid
  2 Ioana Popescu
administrativa amb Excel i Contaplus
  3 Roser Güell Castellví
operari de fresadora a Lleida
  2 Laia Torrent Vilanova, Arnau Güell Comas
product owner amb més de 8 anys d'experiència
  2 Lucía Núñez Peña, Rubén Yáñez Olmedo, Concepción Albarracín Montoro, Hugo Salcedo Vera, Ignacio Valcárcel de Miguel
encargada de tienda con escaparatismo
  3 Rosario Peñalver Gutiérrez, Jürgen Weißenbach, Tomáš Dvořák, Sofie Lindqvist
QA engineer with Selenium and Java
  3 Anandavalli
Kubernetes or Terraform, ideally Prometheus
  3 Tobias van Wyk
  2 Chukwuemeka Nwachukwu-Barrington, John Doe
cook with HACCP who speaks Catalan
  3 Jordi Sanllehy Ventura
electricista con AutoCAD en Sevilla
  3 Francisco Javier Núñez-Cortés Ibáñez
nurse at Quirónsalud
  3 Beatriz Gonçalves Simões
  2 Noelia Castaño Piñeiro, Marta Soler i Vidal, Zoë van der Meulen, Søren Mikkelsen, Noelia Piñeiro Castaño
logistics manager at Mecalux with Lean
  3 Elna Puigvert Saderra, Matteo D'Angelo
  2 Pau Bosch Garriga, Clàudia Riera Masdéu, Núria Castellví Puigdomènech
  1 Nuria Castellvi
`;
