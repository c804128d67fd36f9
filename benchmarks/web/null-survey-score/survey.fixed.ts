/** Results of customer surveys, as the API sends them: a question that was skipped has the answer `null`. */

export interface Answer {
  readonly question: string;
  readonly score?: number | null;
}

export interface QuestionSummary {
  readonly question: string;
  readonly answers: number;
  /** Mean score to one decimal; null where nobody answered. */
  readonly mean: number | null;
}

export function scoresOf(answers: readonly Answer[], question: string): number[] {
  return answers
    .filter((answer) => answer.question === question)
    .map((answer) => answer.score)
    .filter((score): score is number => score != null);
}

export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}

/** One line a question, in the order in which the questions first appear. */
export function summarize(answers: readonly Answer[]): QuestionSummary[] {
  const questions = [...new Set(answers.map((answer) => answer.question))];
  return questions.map((question) => {
    const scores = scoresOf(answers, question);
    return { question, answers: scores.length, mean: mean(scores) };
  });
}
