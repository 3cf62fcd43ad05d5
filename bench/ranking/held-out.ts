/** As `TUNED`. Nothing of search may be changed for these; what it ranks wrong of them stays wrong until new ones are judged. */
export const HELD_OUT = `
enfermera de quirófano en Sevilla
  3 Elif Yılmaz, Noelia Piñeiro Castaño
  1 Noelia Castaño Piñeiro
auxiliar de enfermería en Valencia
  3 Amparo Llopis Climent
jefe de obra en Girona, a poder ser con BIM
  3 José Ángel Fernández de la Peña, Roger Fontanals Xirau
desarrolladora frontend en Barcelona con inglés alto
  3 María del Carmen Rodríguez-Villanueva Santisteban, Yolanda Crespo Ávila
programador web con Node.js y Playwright en Valencia
  3 Inés Carrasco Güell
  2 Francisco Javier Gutiérrez-Solana Echevarría
responsable de logística en Sevilla con francés
  3 Biel Sunyer Dalmau
warehouse coordinator or transport planner with Incoterms
  3 Nuria Castellvi
  2 Núria Castellví Puigdomènech, Pau Bosch Garriga, Jordi Mas Capdevila, Matteo D'Angelo, Amélie Rousseau
  2 Elna Puigvert Saderra, Biel Sunyer Dalmau, Sergio Domínguez Rey
director comercial con Salesforce y gran consumo
  3 Aina Ferrer Roca, Begoña Goikoetxea Arrieta, Joaquín Muñoz Bermúdez, Ainhoa Zubizarreta Olano, Rocío Benítez Cárdenas
financial controller with IFRS and SAP
  3 Íñigo Etxeberria Lasa, Anaïs Lefèvre, Niamh O'Sullivan, Ioana Popescu
responsable de contabilidad con Power BI
  3 María de los Ángeles Etxeberria Quiroga
  1 Mateusz Wiśniewski, Anaïs Lefèvre, Niamh O'Sullivan, Ioana Popescu, Íñigo Etxeberria Lasa
CNC operator with Heidenhain and Fanuc
  3 Gemma Pujadas Serrallonga, Arnau Güell Comas
  2 Laia Torrent Vilanova
product manager with SQL, Figma and Amplitude
  3 Lucía Núñez Peña, Rubén Yáñez Olmedo, Ignacio Valcárcel de Miguel
  2 Concepción Albarracín Montoro, Hugo Salcedo Vera, Adrián López Marín
ecologist with QGIS and R
  3 Håkon Brænne Lindqvist
  2 Pau Llorenç Estarellas Bonnín
bookseller with Geslib in Bilbao or Barcelona
  3 Jürgen Weißenbach, Tomáš Dvořák
data engineer with Airflow and Snowflake
  3 Chukwuemeka Nwachukwu-Barrington
CTO with PyTorch and CUDA
  3 John Doe
diseñadora UX con Figma
  3 Aina Ferrer-Dalmau Roca
abogada laboralista con francés
  3 Hortensia Belmonte Sáenz de Tejada
React, worked at Kraken Software
  2 María del Carmen Rodríguez-Villanueva Santisteban, Inés Carrasco Güell, Gonzalo Herrera Zúñiga
  2 Francisco Javier Gutiérrez-Solana Echevarría, Txell Amat Verdaguer
Power BI, ideally with German
  3 Quim Rovira Tarrés
  2 Núria Castellví Puigdomènech, Pau Bosch Garriga, Jordi Mas Capdevila, Clàudia Riera Masdéu, Matteo D'Angelo
  2 Elna Puigvert Saderra, Amélie Rousseau, Sergio Domínguez Rey, Nuria Castellvi, Mateusz Wiśniewski
  2 Anaïs Lefèvre, Niamh O'Sullivan, María de los Ángeles Etxeberria Quiroga
  1 Ioana Popescu, Íñigo Etxeberria Lasa
`;
