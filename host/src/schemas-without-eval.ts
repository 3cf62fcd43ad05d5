import { config } from 'zod';

// Before any schema is made: each would try whether it may be compiled, which the page's policy forbids and reports.
config({ jitless: true });
