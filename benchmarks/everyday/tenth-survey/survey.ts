/**
 * State of the survey builder. Every action leads to a new state; states that
 * have been handed out never change, as the undo history and memoized views
 * hold on to them. What an action does not touch is shared between states.
 */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly required: boolean;
}

export interface Survey {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly nextId: number;
}

export type Action =
  | { type: 'rename'; title: string }
  | { type: 'add'; text: string; options?: readonly string[]; at?: number }
  | { type: 'remove'; id: string }
  | { type: 'edit'; id: string; change: Partial<Omit<Question, 'id' | 'options'>> }
  | { type: 'addOption'; id: string; option: string }
  | { type: 'moveOption'; id: string; from: number; to: number }
  | { type: 'duplicate'; id: string };

export const EMPTY: Survey = { title: 'Untitled', questions: [], nextId: 1 };

/** Replaces one question by what the function makes of it. */
function update(state: Survey, id: string, change: (question: Question) => Question): Survey {
  const index = state.questions.findIndex((question) => question.id === id);
  if (index < 0) return state;
  const question = change(state.questions[index]);
  if (question === state.questions[index]) return state;
  return { ...state, questions: state.questions.map((old, i) => (i === index ? question : old)) };
}

function insert(state: Survey, at: number, question: Omit<Question, 'id'>): Survey {
  const added: Question = { id: `q${state.nextId}`, ...question };
  const questions = [...state.questions.slice(0, at), added, ...state.questions.slice(at)];
  return { ...state, questions, nextId: state.nextId + 1 };
}

export function reduce(state: Survey, action: Action): Survey {
  switch (action.type) {
    case 'rename':
      return action.title === state.title ? state : { ...state, title: action.title };
    case 'add': {
      const { text, options = [], at = state.questions.length } = action;
      return insert(state, at, { text, options: [...options], required: false });
    }
    case 'remove': {
      const questions = state.questions.filter(({ id }) => id !== action.id);
      return questions.length === state.questions.length ? state : { ...state, questions };
    }
    case 'edit':
      return update(state, action.id, (question) => ({ ...question, ...action.change }));
    case 'addOption':
      return update(state, action.id, (question) =>
        question.options.includes(action.option)
          ? question
          : { ...question, options: [...question.options, action.option] },
      );
    case 'moveOption':
      return update(state, action.id, (question) => {
        const { from, to } = action;
        if (from === to || !(from in question.options) || !(to in question.options)) return question;
        const options = [...question.options];
        const [option] = options.splice(from, 1);
        options.splice(to, 0, option);
        return { ...question, options };
      });
    case 'duplicate': {
      const index = state.questions.findIndex(({ id }) => id === action.id);
      return index < 0 ? state : insert(state, index + 1, state.questions[index]);
    }
  }
}
