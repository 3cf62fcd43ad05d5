declare module 'autocannon' {
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
    latency: { p97_5: number };
  }
  export default function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    /** Asked for one after the other by each client. */
    requests?: readonly { path: string; headers: Record<string, string> }[];
    connections: number;
    duration: number;
  }): Promise<Result>;
}
