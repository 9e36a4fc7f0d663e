declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  /** What these tests use. The package's own types bring those of sixteen others. */
  export class Provider {
    constructor(issuer: string, settings: object);
    use(
      answer: (
        context: { path: string; body: unknown },
        next: () => Promise<void>,
      ) => Promise<void>,
    ): void;
    callback(): RequestListener;
  }
}
