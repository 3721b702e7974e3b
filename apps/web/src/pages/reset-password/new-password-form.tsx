import { Button } from "@cosmic/ui/button";
import { PasswordField } from "@cosmic/ui/password-field";
import { toast } from "@cosmic/ui/use-toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { newPassword } from "../../shared/new-password/new-password.ts";
import { refusalText } from "../../shared/refusal/refusal-text.ts";

const schema = z.object({ password: newPassword("reset"), confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    error: "Passwords don't match",
  }),
);

interface NewPasswordFormProps {
  token: string;
  onComplete: () => void;
}

export function NewPasswordForm({ token, onComplete }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { password: "", confirmation: "" },
    resolver: standardSchemaResolver(schema),
  });
  const { errors } = formState;
  const setting = useMutation({
    mutationFn: ({ password }: z.output<typeof schema>) =>
      api.passwordReset.resetPassword({ body: { token, password } }),
    onSuccess: onComplete,
    onError: (error) => {
      toast({
        variant: "destructive",
        title: "Reset Failed",
        description: refusalText(error, "Failed to reset password. Please try again."),
      });
    },
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((fields) => setting.mutate(fields))(event)}
    >
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...register("confirmation")}
      />
      <Button type="submit" block busy={setting.isPending} busyLabel="Setting Password...">
        Set New Password
      </Button>
    </form>
  );
}
