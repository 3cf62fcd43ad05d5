/** Owns the papers of people who work for clients: what is written of them, locked away and deleted. */
export {
  type ContractChange,
  handContractsOver,
  hasContracts,
  insertContract,
  lockContract,
  writeContract,
} from './contracts.repository.ts';
export { blockContractsOf, deleteOldContracts } from './keeping.repository.ts';
export { listOpenings, recordOpening } from './openings.repository.ts';
