/** An argument as a shell takes it. */
export function quote(argument: string): string {
  return /^(?!#)[\w./:=@,+#-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
