import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import type { ContractRow } from './contracts.repository.ts';

/** What a blocked contract does not tell. */
const LOCKED = {
  candidate: null,
  candidateId: null,
  firstName: null,
  lastName: null,
  location: null,
  nif: null,
  paisNif: null,
  segSoc: null,
  tarifa: null,
  convenio: null,
  catConvenioId: null,
  catConvenioName: null,
  puesto: null,
  titulacion: null,
  birth: null,
  genero: null,
  workHours: null,
  antiguedad: null,
  comments: null,
} as const satisfies Partial<Contract>;

const openPartsOf = (row: ContractRow) => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name, legalName: row.legal_name },
  clientId: row.client_id,
  alta: row.alta,
  baja: row.baja,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  blockedAt: row.blocked_at,
  version: row.version,
});

/** A contract with all that is stored of it, blocked or not. */
export const toWholeContract = (row: ContractRow): Contract => ({
  ...openPartsOf(row),
  candidate:
    row.candidate_id && row.job_search_status
      ? { id: row.candidate_id, status: row.job_search_status }
      : null,
  candidateId: row.candidate_id,
  firstName: row.first_name,
  lastName: row.last_name,
  location: row.location,
  nif: row.nif,
  paisNif: row.pais_nif,
  segSoc: row.seg_soc,
  tarifa: row.tarifa,
  convenio: row.convenio,
  catConvenioId: row.cat_convenio_id,
  catConvenioName: row.cat_convenio_name,
  puesto: row.puesto,
  titulacion: row.titulacion,
  birth: row.birth,
  genero: row.genero,
  workHours: row.work_hours,
  antiguedad: row.antiguedad,
  comments: row.comments,
});

/** A contract as everybody may read it: of a blocked one client and period alone. */
export const toContract = (row: ContractRow): Contract =>
  row.blocked_at === null ? toWholeContract(row) : { ...openPartsOf(row), ...LOCKED };
