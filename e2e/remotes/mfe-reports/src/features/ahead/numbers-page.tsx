import { z } from 'zod';

const figures = z.bigint();

export const Component = () => <h1>{String(figures.parse(7n))}</h1>;
