/** As `TECHNOLOGY`. */
export const BUSINESS = `
office | microsoft office, ms office, office 365 | paquete office, ofimática | paquet office, ofimàtica
excel > office | excel, microsoft excel, ms excel
sap | sap, sap r/3, s/4hana
salesforce | salesforce
crm | crm, hubspot
erp | erp, navision, microsoft dynamics
autocad | autocad
solidworks | solidworks
revit | revit, bim
accounting | accounting, bookkeeping | contabilidad | comptabilitat
payroll | payroll | nóminas, gestión de nóminas | nòmines, gestió de nòmines
invoicing | invoicing, billing | facturación | facturació
taxation | taxation, tax returns | fiscalidad, impuestos | fiscalitat, impostos
treasury | treasury, cash management | tesorería | tresoreria
financial-analysis | financial analysis, financial reporting, financial controlling | análisis financiero, controlling financiero | anàlisi financera, control financer
auditing | auditing, audit | auditoría | auditoria
budgeting | budgeting, budget management | presupuestos, elaboración de presupuestos | pressupostos, elaboració de pressupostos
sales | sales, selling | ventas, acción comercial | vendes, acció comercial
b2b-sales > sales | b2b sales, b2b | venta b2b, ventas a empresas | venda b2b, vendes a empreses
key-accounts > sales | key account management, key accounts | grandes cuentas, cuentas clave | grans comptes, comptes clau
cold-calling > sales | cold calling, telemarketing | venta telefónica, puerta fría | venda telefònica, porta freda
retail | retail, shop sales | venta en tienda, comercio minorista | venda en botiga, comerç minorista
customer-service | customer service, customer support, customer care | atención al cliente, servicio al cliente | atenció al client, servei al client
marketing | marketing | mercadotecnia, márketing | màrqueting
digital-marketing > marketing | digital marketing, online marketing | marketing digital | màrqueting digital
social-media > marketing | social media, community management | redes sociales | xarxes socials
copywriting | copywriting, content writing | redacción de contenidos | redacció de continguts
recruiting | recruiting, recruitment, talent acquisition | selección de personal, reclutamiento | selecció de personal, reclutament
labour-law | labour law, labor law, employment law | derecho laboral | dret laboral
occupational-safety | occupational safety, health and safety | prevención de riesgos laborales, prl | prevenció de riscos laborals, prl
project-management | project management | gestión de proyectos, dirección de proyectos | gestió de projectes, direcció de projectes
supply-chain | supply chain, supply chain management | cadena de suministro | cadena de subministrament
logistics | logistics | logística | logística
purchasing | purchasing, procurement | compras, aprovisionamiento | compres, aprovisionament
warehouse | warehousing, warehouse management, order picking | gestión de almacén, preparación de pedidos, picking | gestió de magatzem, preparació de comandes
stock-control | stock control, inventory management | control de stock, gestión de inventarios | control d'estoc, gestió d'inventaris
import-export | import and export, customs | comercio exterior, aduanas | comerç exterior, duanes
quality | quality control, quality assurance, iso 9001 | control de calidad, gestión de calidad | control de qualitat, gestió de qualitat
lean | lean manufacturing, six sigma, lean
translation | translation, translating | traducción | traducció
legal-drafting | contract drafting | redacción de contratos | redacció de contractes
administration | administrative tasks, office administration | tareas administrativas, gestión administrativa | tasques administratives, gestió administrativa
teamwork | teamwork, team player | trabajo en equipo | treball en equip
communication | communication, communication skills | comunicación, habilidades comunicativas | comunicació, habilitats comunicatives
leadership | leadership, team leadership, people management | liderazgo, gestión de equipos | lideratge, gestió d'equips
problem-solving | problem solving | resolución de problemas, resolución de conflictos | resolució de problemes, resolució de conflictes
organisation | organisation, organization, organisational skills, time management | organización, gestión del tiempo, capacidad de organización | organització, gestió del temps, capacitat d'organització
adaptability | adaptability, flexibility | adaptabilidad, flexibilidad | adaptabilitat, flexibilitat
creativity | creativity | creatividad | creativitat
empathy | empathy | empatía | empatia
negotiation | negotiation, negotiating | negociación | negociació
initiative | initiative, proactivity, proactive | iniciativa, proactividad, proactivo, proactiva | iniciativa, proactivitat, proactiu, proactiva
autonomy | autonomy, self-motivated | autonomía | autonomia
responsibility | responsibility, reliability | responsabilidad | responsabilitat
`;
