// Makes a function of a text remember its answers. A report asks the same about the few units of its rows many times.

/** Texts are untrusted, and there may be many: all answers are forgotten then. */
const MAX_ANSWERS = 100;

/** The answers are shared, and must never be changed. */
export function rememberAnswers<Answer extends object>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size === MAX_ANSWERS) known.clear();
    const made = answer(text);
    known.set(text, made);
    return made;
  };
}
