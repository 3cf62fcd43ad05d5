import { JOINTS, type Joint } from './atoms.ts';
import { type Chain, emptyTransitions, LABEL_COUNT, LABELS } from './chain.ts';
import { FEATURE_VERSION } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Which sections the labels are for. */
export type LabelledKind = 'experience' | 'education';

/** How weights stand in their file: whole numbers, a hundredth each, parted by blanks. */
export interface StoredChain {
  features: Record<string, string>;
  transitions: Record<string, string>;
}
/** How often entries were right that the labels or the rules were so sure of, on layouts that were not learnt from. */
export interface Calibration {
  /** The least sureness of each step, rising from 0. */
  steps: number[];
  /** For each step the share that was right, from 0 to 1: of the labels where the rules agree and where not, and of the rules alone. */
  agreed: number[];
  differing: number[];
  byRules: number[];
}
export interface StoredModel {
  /** Of the features that the weights were learnt with. */
  version: number;
  labels: readonly string[];
  chains: Record<LabelledKind, StoredChain>;
  calibration: Record<LabelledKind, Calibration>;
}
export interface Model {
  chains: Record<LabelledKind, Chain>;
  calibration: Record<LabelledKind, Calibration>;
}

const PER_UNIT = 100;

/** The weights of a chain in the form of their file; features that weigh nothing are left out. */
export function storeChain({ features, transitions }: Chain): StoredChain {
  const rows = [...features].map(([name, row]) => [name, textOf(row)] as const);
  return {
    features: Object.fromEntries(rows.filter(([, text]) => /[1-9]/.test(text))),
    transitions: Object.fromEntries(JOINTS.map((joint) => [joint, textOf(transitions[joint])])),
  };
}
const textOf = (row: Float64Array) => Array.from(row, (w) => Math.round(w * PER_UNIT)).join(' ');

/** Throws where the weights were learnt with other features or labels than these. */
export function toModel(stored: StoredModel): Model {
  if (stored.version !== FEATURE_VERSION || stored.labels.join() !== LABELS.join())
    throw new Error('The weights of the labels belong to other features: run npm run cv-labels.');
  return {
    chains: { experience: toChain(stored.chains.experience), education: toChain(stored.chains.education) },
    calibration: stored.calibration,
  };
}

function toChain(stored: StoredChain): Chain {
  const transitions: Record<Joint, Float64Array> = emptyTransitions();
  for (const joint of JOINTS)
    transitions[joint] = rowOf(stored.transitions[joint], LABEL_COUNT * LABEL_COUNT);
  return {
    features: new Map(
      Object.entries(stored.features).map(([name, text]) => [name, rowOf(text, LABEL_COUNT)]),
    ),
    transitions,
  };
}

function rowOf(text: string | undefined, length: number): Float64Array {
  const row = Float64Array.from((text ?? '').split(' '), (n) => Number(n) / PER_UNIT);
  if (row.length !== length || row.some((n) => !Number.isFinite(n)))
    throw new Error('The file of weights is damaged.');
  return row;
}

let loaded: Model | null = null;
/** The weights of this version, read once. */
export function theModel(): Model {
  loaded ??= toModel(weights);
  return loaded;
}
