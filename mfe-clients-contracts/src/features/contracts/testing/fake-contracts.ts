import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { idOf } from '../../../lib/testing/fake-server.ts';

/** A contract of Laia with Forn Rovira, whose fields are all known. */
export const contractOf = (change: Partial<Record<keyof Contract, unknown>> = {}): Contract =>
  ({
    id: idOf(1),
    candidate: { id: idOf(2), status: 'ACTIVE' },
    candidateId: idOf(2),
    client: { id: idOf(3), name: 'Forn Rovira', legalName: 'Forn Rovira, S.L.' },
    clientId: idOf(3),
    firstName: 'Laia',
    lastName: 'Puig Serra',
    location: 'Girona',
    nif: '12345678Z',
    paisNif: 'ES',
    segSoc: '081234567840',
    tarifa: 25.5,
    convenio: 'Comerç de Girona',
    catConvenioId: 'G3',
    catConvenioName: 'Fornera',
    puesto: 'Cap de forn',
    titulacion: 'Grau en forneria',
    birth: '1990-02-28',
    genero: 'FEMALE',
    workHours: 37.5,
    alta: '2024-03-01',
    antiguedad: '2023-09-15',
    baja: '2024-12-31',
    comments: 'Torn de nit.',
    createdAt: '2024-02-20T10:00:00Z',
    updatedAt: '2024-02-20T10:00:00Z',
    blockedAt: null,
    version: 4,
    ...change,
  }) as Contract;

/** What is left of it once its person was erased. */
export const blockedContract = (): Contract => {
  const whole = contractOf({ id: idOf(4) });
  const kept = ['id', 'client', 'clientId', 'alta', 'baja', 'createdAt', 'updatedAt', 'version'];
  return Object.fromEntries(
    Object.entries({ ...whole, blockedAt: '2025-01-10T09:00:00Z' }).map(([key, value]) => [
      key,
      kept.includes(key) || key === 'blockedAt' ? value : null,
    ]),
  ) as unknown as Contract;
};

export const RECRUITER = ['clients.read', 'contracts.read', 'contracts.write', 'contracts.export'];
export const ADMIN = [...RECRUITER, 'contracts.unblock'];
