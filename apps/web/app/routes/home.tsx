export const handle = { static: true };
export default function Home() {
  return <main id="main">Home</main>;
}
