/** The functions of jstat that we use; the package has no types of its own. */
declare module "jstat" {
  interface Distribution {
    inv(probability: number, ...parameters: number[]): number;
    cdf(value: number, ...parameters: number[]): number;
  }
  const jstat: { studentt: Distribution; normal: Distribution };
  export default jstat;
}
