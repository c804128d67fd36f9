/** Runs one job at a time; a job that comes while another one runs is refused. */
export function createGate() {
  const gate = { busy: false, refused: 0 };
  gate.run = (job) => {
    if (gate.busy) {
      gate.refused += 1;
      return undefined;
    }
    gate.busy = true;
    return job();
  };
  return gate;
}
