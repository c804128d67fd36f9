import type { HealReport, TargetReport } from '../../model/report.ts';

/**
 * The report without secrets in what tests and errors have said. Patches stay as they are: they are the user's own text, and
 * have to apply.
 */
export function redactedReport(report: HealReport, redact: (text: string) => string): HealReport {
  return { ...report, targets: report.targets.map((target) => redactedTarget(target, redact)) };
}

function redactedTarget(target: TargetReport, redact: (text: string) => string): TargetReport {
  const { diagnosis, explanation, ladder } = target;
  return {
    ...target,
    explanation: redact(explanation),
    ...(ladder !== undefined && {
      ladder: ladder.map((step) => ({ ...step, explanation: redact(step.explanation) })),
    }),
    ...(diagnosis !== undefined && {
      diagnosis: {
        ...diagnosis,
        message: redact(diagnosis.message),
        ...(diagnosis.expected !== undefined && { expected: redact(diagnosis.expected) }),
        ...(diagnosis.actual !== undefined && { actual: redact(diagnosis.actual) }),
      },
    }),
  };
}
