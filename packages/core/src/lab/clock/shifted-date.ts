/** The class of dates, for which it is `leaptMs` later. Its dates are those of `Real`, and no others. */
export function shiftedDate(Real: DateConstructor, engineNow: () => number, leaptMs: () => number): DateConstructor {
  // One clock for dates and timers: who has waited for 50 ms must not find that 49 have passed.
  const origin = Real.now() - engineNow();
  const now = (): number => Math.floor(origin + engineNow() + leaptMs());
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(
        target,
        values.length === 0 ? [now()] : values,
        newTarget === Shifted ? target : newTarget,
      ) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
  return Shifted;
}
