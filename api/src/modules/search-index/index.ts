/** Owns the index that candidates are searched by: its terms, its blocks, how it is kept and how it is evaluated. */
export { countAlike, listAlike, type Trait } from './count-alike.ts';
export { BONUS, beginningOf, criterionOf, NEVER, type Openings, percentOf } from './criteria.ts';
export { type Criterion, type Expression, mostPoints, termsOf } from './evaluator/expression.ts';
export { judge, means } from './evaluator/person.ts';
export { type SearchOutcome, search } from './evaluator/search.ts';
export { forgetInSearch } from './forget.service.ts';
export { type IndexGaps, type Numbers, type OpenIndex, openIndex } from './open-index.ts';
export { readPeople } from './people/people.repository.ts';
export type { Person } from './people/person.ts';
export { type Piece, piecesOf, termsOfPieces } from './people/pieces.ts';
export { companyTerm, KIND, statusTerm, term } from './people/term-names.ts';
export { toldPlaces } from './people/told-place.repository.ts';
export { monthOf } from './refresh.service.ts';
export { searchIndexJobs, tendIndex } from './search-index.jobs.ts';
